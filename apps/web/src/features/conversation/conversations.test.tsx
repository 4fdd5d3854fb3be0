import { createClient } from '@nevisa/api';
import { createDrafts, createEditedTexts } from '@nevisa/drafts';
import { accounts } from '@nevisa/mocks/accounts';
import { type Backend, createBackend } from '@nevisa/mocks/backend';
import { fetchFrom } from '@nevisa/mocks/fetch';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createUserScopes, type UserScopes } from '../../app/userScope.ts';
import { createListNews } from '../../shared/lists/listNews.ts';
import { openDeviceStorage } from '../dictation/workspace/deviceStorage.ts';
import { createHistory, type HistoryPorts } from '../history/data/historyMember.ts';
import { createWritingMemory } from '../settings/writing/writingMemory.ts';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createUserFlag } from '../dictation/workspace/userFlag.ts';
import { type ConversationsPorts, createConversations } from './conversations.ts';
import { requireDocument, expectSoon, typeIn, waitForTag } from './testing/conversationPages.ts';
import { textRules } from './textRules.ts';
import { createUnkeptTexts } from './unkeptTexts.ts';

let backend: Backend;
let ownerId: string;
let user: { id: string } | null;
let saves: boolean;
let requests: Request[];
const listeners = new Set<() => void>();
const scopes: UserScopes<ConversationsPorts & HistoryPorts>[] = [];

/** The tab of a person who is signed in. */
function openTab() {
  const storage = createMemoryStorage();
  const answer = fetchFrom(backend);
  const client = createClient({
    host: 'https://api.test',
    readToken: () => accounts.sara.token,
    fetch: (input, init) => {
      requests.push(new Request(input, init));
      return answer(input, init);
    },
  });
  const facts = () => ({
    user:
      user === null
        ? null
        : {
            id: user.id,
            nevisa_service_account: {
              configuration: {
                ...backend.account('sara').nevisa_service_account.configuration,
                save_transcriptions: saves,
              },
            },
          },
    starting: false,
    expired: user === null,
  });
  const auth = {
    client: () => client,
    facts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const ports = {
    authStore: auth,
    waiting: createUserFlag(storage, 'waiting'),
    edited: createUserFlag(storage, 'edited'),
    writingMemory: createWritingMemory(storage),
    dictationPorts: null,
    sounds: createUserFlag(storage, 'sounds'),
  } as unknown as ConversationsPorts & HistoryPorts;
  const opened = createUserScopes<ConversationsPorts & HistoryPorts>(auth, () => ports);
  scopes.push(opened);
  const scope = opened.open(ownerId);
  return { scope, ports, conversations: scope.keep(createConversations) };
}

const change = (next: { user?: { id: string } | null; saves?: boolean }) => {
  user = next.user === undefined ? user : next.user;
  saves = next.saves ?? saves;
  listeners.forEach((listener) => listener());
};

const find = () => {
  const found = backend
    .account('sara')
    .conversations.find(({ status, segments }) => status === 'SUCCESS' && segments.length > 5);
  if (found === undefined) {
    throw new Error('Sara has conversations with a text: fill her history first.');
  }
  return found;
};

const hasUnsaved = () => openDeviceStorage(ownerId, null).hasUnsaved();
const listCalls = (name: string) =>
  requests.filter(({ url }) => new URL(url).pathname.endsWith(`/${name}`));
const patches = () => requests.filter(({ url }) => url.endsWith('/patch'));

beforeEach(() => {
  backend = createBackend({ elapsed: () => performance.now() });
  backend.fillHistory('sara');
  ownerId = crypto.randomUUID();
  user = { id: ownerId };
  saves = true;
  requests = [];
});
afterEach(async () => {
  scopes.splice(0).forEach((each) => each.dispose());
  listeners.clear();
  await createDrafts(ownerId).destroyKey();
});

describe('the opened conversations of a person', () => {
  it('X-157, X-323: sends what a closed page left on the device, and forgets it then; a newer version waits for the device', async () => {
    backend.breakDown('patchHistory', 'network');
    const { scope, conversations, ports } = openTab();
    const unkept = scope.keep(createUnkeptTexts);
    const page = conversations.open(find().id);
    await waitForTag(page as never, 'saved');
    typeIn(page as never, 'از دیروز ');
    expect(unkept.holds()).toBe(true);
    await page.close();
    expect(unkept.holds()).toBe(false);
    await expectSoon(() => expect([...conversations.waiting.read().values()]).toEqual(['waiting']));
    expect([await hasUnsaved(), ports.edited.isSet(ownerId)]).toEqual([true, true]);
    backend.repair('patchHistory');
    await conversations.sendWaiting();
    expect(find().text.startsWith('از دیروز ')).toBe(true);
    expect([...conversations.waiting.read().values()]).toEqual([]);
    await conversations.sendWaiting();
    expect(await createEditedTexts(createDrafts(ownerId), textRules).list()).toEqual([]);
    expect([await hasUnsaved(), ports.edited.isSet(ownerId)]).toEqual([false, false]);
  });

  it('X-158: a text that changed elsewhere too waits for the person', async () => {
    backend.breakDown('patchHistory', 'network');
    const { conversations } = openTab();
    const { id, segments, revision } = find();
    const page = conversations.open(id);
    await waitForTag(page as never, 'saved');
    requireDocument(page as never).replace([
      { from: 0, to: 1, before: find().text.slice(0, 1), after: 'من' },
    ]);
    await page.close();
    await expectSoon(() => expect(conversations.waiting.read().size).toBe(1));
    backend.repair('patchHistory');
    const [first] = segments;
    backend.patchHistory(backend.account('sara'), {
      id,
      revision,
      client_id: 'elsewhere',
      changes: [{ op: 'set', segment_id: first!.segment_id, segment: { ...first!, text: 'آنها' } }],
    } as never);
    await conversations.sendWaiting();
    expect([...conversations.waiting.read().values()]).toEqual(['conflict']);
    expect(find().text.startsWith('آنها')).toBe(true);
    expect(await hasUnsaved()).toBe(true);
  });

  it('X-163: nothing is sent after the session ended, and it goes on when the person is back', async () => {
    const { conversations } = openTab();
    const page = conversations.open(find().id);
    await waitForTag(page as never, 'saved');
    change({ user: null });
    await waitForTag(page as never, 'stopped');
    typeIn(page as never, 'پس از پایان ');
    await expectSoon(() => expect(page.actor.getSnapshot().hasTag('kept')).toBe(false));
    await waitForTag(page as never, 'kept');
    expect(patches()).toEqual([]);
    change({ user: { id: ownerId } });
    await waitForTag(page as never, 'saved');
    expect(find().text.startsWith('پس از پایان ')).toBe(true);
  });

  it('X-163: another account gets nothing of the text', async () => {
    const { conversations } = openTab();
    const page = conversations.open(find().id);
    await waitForTag(page as never, 'saved');
    typeIn(page as never, 'نوشتهٔ سارا ');
    change({ user: { id: 'another' } });
    expect(page.actor.getSnapshot().context.stopReason).toBe('account');
    await expectSoon(() => expect(page.actor.getSnapshot().status).toBe('stopped'));
    expect(patches()).toEqual([]);
    expect(await hasUnsaved()).toBe(true);
  });

  it('X-156: nothing of the text leaves the device while the person stores texts only here', async () => {
    saves = false;
    const { conversations } = openTab();
    const page = conversations.open(find().id);
    await waitForTag(page as never, 'saved');
    expect(page.facts.read().staysHere).toBe(true);
    typeIn(page as never, 'فقط اینجا ');
    page.actor.send({ type: 'save.requested' });
    await waitForTag(page as never, 'stopped');
    page.actor.send({ type: 'page.left' });
    expect(patches()).toEqual([]);
    await waitForTag(page as never, 'kept');
    change({ saves: true });
    await waitForTag(page as never, 'saved');
    expect(page.facts.read().staysHere).toBe(false);
    expect(find().text.startsWith('فقط اینجا ')).toBe(true);
  });

  it('X-156: the end of the page sends the last patch with keepalive, and a large one waits here', async () => {
    const { conversations } = openTab();
    const page = conversations.open(find().id);
    await waitForTag(page as never, 'saved');
    typeIn(page as never, 'آخر ');
    window.dispatchEvent(new Event('pagehide'));
    expect(patches().map(({ keepalive }) => keepalive)).toEqual([true]);
    await waitForTag(page as never, 'unsaved');
    await waitForTag(page as never, 'saved');
    const sent = patches().length;
    typeIn(page as never, 'بلند '.repeat(9_000));
    window.dispatchEvent(new Event('pagehide'));
    expect(patches().length).toBe(sent);
    expect(requireDocument(page as never).text().length).toBeGreaterThan(40_000);
  });
});

describe('a text that changes elsewhere while it is open', () => {
  function openList({ scope }: Pick<ReturnType<typeof openTab>, 'scope'>) {
    const { id } = find();
    const list = scope.get(createHistory).actor;
    const rename = (title: string) => {
      const { revision } = find();
      list.send({ type: 'rename.started', row: { id, title: find().title, revision } });
      list.send({ type: 'rename.typed', title });
      list.send({ type: 'rename.committed' });
    };
    return { list, rename };
  }

  /** A tab with an opened text, and the list of the same tab. */
  async function openWithList() {
    const tab = openTab();
    const { id } = find();
    const page = tab.conversations.open(id);
    await waitForTag(page as never, 'saved');
    return { id, page, ...openList(tab), readTitle: () => page.facts.read().title };
  }

  function showPage(state: DocumentVisibilityState) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('X-117: has the title and the trash of the list of its own tab', async () => {
    const { id, page, list, rename, readTitle } = await openWithList();
    rename('نام تازه');
    await expectSoon(() => expect(readTitle()).toBe('نام تازه'));
    expect(page.actor.getSnapshot().hasTag('saved')).toBe(true);
    list.send({ type: 'bulk.requested', action: 'trash', ids: [id] });
    await expectSoon(() => expect(page.actor.getSnapshot().context.stopReason).toBe('deleted'));
    list.send({ type: 'bulk.requested', action: 'restore', ids: [id] });
    await waitForTag(page as never, 'saved');
    expect(page.facts.read().conversation?.deleted_at).toBeNull();
  });

  it('X-117: has the title and the trash of another tab, also where that empties the list', async () => {
    const { page, readTitle } = await openWithList();
    const other = openList(openTab());
    other.rename('نام دیگر');
    await expectSoon(() => expect(readTitle()).toBe('نام دیگر'));
    other.list.send({ type: 'bulk.requested', action: 'deleteAll', ids: [] });
    other.list.send({ type: 'bulk.confirmed' });
    await expectSoon(() => expect(page.actor.getSnapshot().context.stopReason).toBe('deleted'));
  });

  it('X-117: a shown page asks for its row, and for the text only where that differs', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const { id, page, readTitle } = await openWithList();
    const texts = () => listCalls('retrieve').length;
    const before = texts();
    showPage('hidden');
    backend.patchHistory(backend.account('sara'), {
      id,
      revision: find().revision,
      client_id: 'elsewhere',
      title: 'نام دستگاه دیگر',
      changes: [],
    });
    expect(listCalls('retrieve_all')).toEqual([]);
    showPage('visible');
    await expectSoon(() => expect(readTitle()).toBe('نام دستگاه دیگر'));
    expect([listCalls('retrieve_all').length, texts()]).toEqual([1, before + 1]);
    showPage('hidden');
    find().is_starred = true;
    showPage('visible');
    await expectSoon(() => expect(page.facts.read().conversation?.is_starred).toBe(true));
    expect(texts()).toBe(before + 1);
    showPage('hidden');
    // The trash alone, without another revision.
    find().deleted_at = '2026-11-21T10:36:00.000Z';
    showPage('visible');
    await expectSoon(() => expect(page.actor.getSnapshot().context.stopReason).toBe('deleted'));
  });

  it('X-163: a shown page learns that its text is gone, and nothing more is sent', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const { page } = await openWithList();
    const rows = backend.account('sara').conversations;
    rows.splice(rows.indexOf(find()), 1);
    showPage('visible');
    await expectSoon(() => expect(page.actor.getSnapshot().context.stopReason).toBe('deleted'));
    expect(page.actor.getSnapshot().context.failure).toMatchObject({ status: 404 });
    typeIn(page as never, 'پس از آن ');
    await waitForTag(page as never, 'kept');
    expect(patches()).toEqual([]);
  });

  it('X-161: a restored version is reported to the other tabs', async () => {
    const { id, page } = await openWithList();
    const { scope } = openTab();
    const heard: string[] = [];
    scope.get(createListNews).subscribe(({ ids }) => heard.push(...ids));
    page.actor.send({ type: 'version.chosen', id: 'raw' });
    page.actor.send({ type: 'restore.requested' });
    await expectSoon(() => expect(heard).toEqual([String(id)]));
    await waitForTag(page as never, 'saved');
    expect(page.actor.getSnapshot().context.saved?.revision).toBe(find().revision);
  });
});
