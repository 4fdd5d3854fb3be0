import { createDrafts, createSaveQueue } from '@nevisa/drafts';
import { createRevision } from '@nevisa/drafts/testing';
import { accounts } from '@nevisa/mocks/accounts';
import { type Backend, createBackend } from '@nevisa/mocks/backend';
import { fetchFrom } from '@nevisa/mocks/fetch';
import { createRoot } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type AppServicesOptions, createAppServices } from '../../app/appServices.ts';
import { createConversations } from '../conversation/conversations.ts';
import { typeIn, waitForTag } from '../conversation/testing/conversationPages.ts';
import { createFakePorts } from '../../testing/createFakePorts.ts';
import { AppAt } from '../../testing/OpenApp.tsx';
import { readConfig } from '../../shared/config.ts';
import { paths } from '../../shared/paths.ts';
import { historyText } from '../../shared/text/historyText.ts';
import { createBrowserStorage } from '../../shared/storage/browserStorage.ts';
import { createTokenStore } from '../../shared/storage/tokenStore.ts';

const title = 'یادداشت قطار';
/** It is sent after the first one. */
const later = 'یادداشت بعدی';
let backend: Backend;
/** What becomes of a new text: the network is down, the answer is lost, or all is well. */
let network: 'down' | 'mute' | 'up';
const userId = accounts.sara.id;

beforeEach(async () => {
  backend = createBackend({ elapsed: () => performance.now() });
  backend.fillHistory('sara');
  network = 'down';
  const answer = fetchFrom(backend);
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const isNew = new Request(input, init).url.endsWith('/history/create');
    if (isNew && network === 'down') {
      throw new TypeError('Failed to fetch');
    }
    const response = await answer(input, init);
    if (isNew && network === 'mute') {
      throw new TypeError('Failed to fetch');
    }
    return response;
  });
  createTokenStore(createBrowserStorage()).store(accounts.sara.token);
  await createSaveQueue(userId).add({ ...createRevision('train'), title });
  await createSaveQueue(userId).add({ ...createRevision('later'), title: later });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  createTokenStore(createBrowserStorage()).remove();
  await createDrafts(userId).destroyKey();
});

/** A visit of the history, with the storage of the browser. */
function visit(options: Partial<AppServicesOptions> = {}) {
  const services = createAppServices({ config: readConfig({}), ...options });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<AppAt services={services} path={paths.history} />);
  const end = () => {
    root.unmount();
    services.dispose();
    host.remove();
  };
  onTestFinished(end);
  const articles = () => [...host.querySelectorAll('article')];
  /** The rows of the text: whether each of them is on its way. */
  const rows = () =>
    articles()
      .filter((row) => row.querySelector('h2')?.textContent === title)
      .map((row) => (row.textContent ?? '').includes(historyText.statusSyncing));
  /** The rows of the server and those of the device are there. */
  const hasBoth = () =>
    articles().length > 20 && articles().some((row) => row.textContent?.includes(later));
  return { rows, end, host, hasBoth, services };
}

const stored = () => backend.account('sara').conversations.filter((row) => row.title === title);

it('X-121: a text of the device is one row, over a reload, a lost answer and its save', async () => {
  const first = visit();
  await vi.waitFor(() => expect(first.rows()).toEqual([true]));
  expect(stored()).toEqual([]);
  first.end();

  network = 'mute';
  const second = visit();
  await vi.waitFor(() => expect(stored()).toHaveLength(1));
  second.end();

  const third = visit();
  await vi.waitFor(() => expect([third.hasBoth(), third.rows()]).toEqual([true, [true]]));
  expect(await createSaveQueue(userId).list()).toHaveLength(2);
  network = 'up';
  dispatchEvent(new Event('online'));
  await vi.waitFor(async () => expect(await createSaveQueue(userId).list()).toEqual([]));
  await vi.waitFor(() => expect(third.rows()).toEqual([false]));
  expect(stored()).toHaveLength(1);
});

it('X-114: of ten thousand texts of the device only those in sight are rendered', async () => {
  const queued = Array.from({ length: 10_000 }, (_, at) => ({
    ...createRevision(String(at)),
    title: `یادداشت ${at}`,
  }));
  const { host } = visit({ dictationPorts: () => createFakePorts({ queued }) });
  const rows = () => [...host.querySelectorAll<HTMLElement>('li[aria-posinset]')];
  const countAll = () => Number(rows()[0]?.getAttribute('aria-setsize') ?? 0);
  await vi.waitFor(() => expect(countAll()).toBeGreaterThan(9_999));
  expect(rows().length).toBeLessThan(40);
  rows()[0]?.focus();
  await userEvent.keyboard('{End}');
  const readPlace = (row: Element | null) => Number(row?.getAttribute('aria-posinset') ?? 0);
  await vi.waitFor(() => expect(readPlace(document.activeElement)).toBe(countAll()));
  expect(rows().length).toBeLessThan(40);
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => expect(readPlace(document.activeElement)).toBe(1));
  expect(rows().length).toBeLessThan(40);
  expect(new Set(rows().map((row) => row.getAttribute('aria-setsize')))).toEqual(
    new Set([String(countAll())]),
  );
});

it('X-163: a text that is saved as a new one is sent in the same visit, with its speakers', async () => {
  network = 'up';
  const { services } = visit();
  await vi.waitFor(async () => expect(await createSaveQueue(userId).list()).toEqual([]));
  const texts = backend.account('sara').conversations;
  const spoken = texts.find(({ segments }) => segments.some(({ speaker }) => speaker !== null))!;
  const page = services.userScope(userId).keep(createConversations).open(spoken.id);
  await waitForTag(page as never, 'saved');
  typeIn(page as never, 'تازه ');
  texts.splice(texts.indexOf(spoken), 1);
  page.actor.send({ type: 'save.requested' });
  await waitForTag(page as never, 'stopped');
  page.actor.send({ type: 'saveAsNew.requested' });
  await waitForTag(page as never, 'copied');
  const { speakers } = spoken;
  await vi.waitFor(() =>
    expect(texts.find(({ text }) => text.startsWith('تازه '))).toMatchObject({ speakers }),
  );
});
