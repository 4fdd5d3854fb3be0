import type { Conversation } from '@nevisa/api/types';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { makeRestingAddress } from '../../../shared/lists/address/listAddress.ts';
import { createObservable } from '../../../shared/observable.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { specText } from '../../../shared/text/commonText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { noSounds } from '../../sounds/soundFacts.ts';
import { historyAddress } from '../data/historyAddress.ts';
import type { DeviceRow } from '../data/historyItems.ts';
import { HistoryListRow, type HistoryListRowProps } from './HistoryListRow.tsx';

const services = { soundFacts: createObservable(noSounds) } as unknown as AppServices;
const address = makeRestingAddress(historyAddress);
const server = {
  id: 7,
  client_id: null,
  title: 'sugar and tea',
  snippet: 'tea, sugar and bread',
  status: 'SUCCESS',
  source: 'LIVE',
  created_at: '2026-11-21T08:00:00Z',
  deleted_at: null,
  is_starred: false,
} as unknown as Conversation;
const device = {
  documentId: 'd-7',
  title: null,
  text: 'milk',
  words: 1,
  changedAt: 0,
  audioDuration: 0,
  failure: null,
} as unknown as DeviceRow;
const resting = {
  item: { key: '7', server, device: null },
  address,
  columns: { order: ['text'], hidden: [], density: 'comfortable' },
  now: 0,
  isSavingOff: false,
  isBusy: false,
  isRetrying: false,
  isChosen: false,
  isChoosing: false,
  rename: null,
  isSavingName: false,
  hasMenu: false,
} as const satisfies Partial<HistoryListRowProps>;

function openRow(change: Partial<HistoryListRowProps>) {
  const actions = { restore: vi.fn(), act: vi.fn() };
  const { host } = renderInPage(
    <AppServicesContext value={services}>
      <MemoryRouter>
        <HistoryListRow
          {...resting}
          actions={actions as unknown as HistoryListRowProps['actions']}
          {...change}
        />
      </MemoryRouter>
    </AppServicesContext>,
  );
  const findButton = (name: string) =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name));
  return { host, actions, findButton };
}

const hasStar = ({ host }: ReturnType<typeof openRow>) =>
  host.querySelector('[aria-pressed]') !== null;

it('X-122: the hits are marked in the title and in the text', () => {
  const { host } = openRow({ address: { ...address, search: 'sugar' } });
  const marks = [...host.querySelectorAll('mark')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['sugar', 'sugar']);
  expect(marks.map((mark) => mark.closest('h2') !== null)).toEqual([true, false]);
  expect(openRow({}).host.querySelector('mark')).toBeNull();
});

it('X-109: the first words of a text are shown where their column is', () => {
  expect(openRow({}).host.textContent).toContain(server.snippet);
  const columns = { ...resting.columns, hidden: ['text'] };
  expect(openRow({ columns }).host.textContent).not.toContain(server.snippet);
});

it.each([
  ['refused', addedText.resendText],
  ['local', addedText.openText],
] as const)('X-121: a text of this device alone that is %s has one action, «%s»', (state, name) => {
  const item = { key: 'd-7', server: null, device: { ...device, state } };
  const { findButton, actions } = openRow({ item });
  findButton(name)?.click();
  expect(actions.act.mock.calls).toEqual([[item]]);
});

it.each([
  ['local', null],
  ['syncing', addedText.openText],
  ['refused', addedText.resendText],
] as const)('X-121: a text of both places that is %s has the action %s', (state, name) => {
  const item = { ...resting.item, device: { ...device, state } };
  const { findButton, host } = openRow({ item });
  const shown = [addedText.openText, addedText.resendText].filter((word) => findButton(word));
  expect(shown).toEqual(name === null ? [] : [name]);
  // What was typed on this device is newer than what the server has.
  expect(host.textContent).toContain(device.text);
  expect(host.textContent).not.toContain(server.snippet);
});

it('X-121: a text of this device alone leads to the dictation, one of the server to itself', () => {
  const findAddress = (change: Partial<HistoryListRowProps>) =>
    openRow(change).host.querySelector('a')?.getAttribute('href');
  const item = { key: 'd-7', server: null, device: { ...device, state: 'local' as const } };
  expect(findAddress({ item })).toBe('/nevisa-live');
  expect(findAddress({})).toMatch(/^\/nevisa-history\?.*7/);
});

it('X-125, X-126: a row of the trash brings its text back, and has no star', () => {
  const row = openRow({
    item: { ...resting.item, server: { ...server, deleted_at: '2026-11-21' } },
  });
  row.findButton(historyText.restore)?.click();
  expect(row.actions.restore.mock.calls).toEqual([[7]]);
  expect([hasStar(row), hasStar(openRow({}))]).toEqual([false, true]);
});

it('X-132: while texts are not stored, a row of the server has no star', () => {
  expect(hasStar(openRow({ isSavingOff: true }))).toBe(false);
});

it('X-124: a title that was not saved stays as it was typed, with the reason', () => {
  const { host } = openRow({
    rename: {
      row: { id: 7, title: server.title ?? '', revision: 1 },
      typed: 'tea',
      failure: { kind: 'network' },
      current: null,
    },
  });
  const error = host.querySelector('[aria-invalid]')?.getAttribute('aria-describedby') ?? '';
  const words = error.split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(words.join(' ')).toContain(`${addedHistoryText.historyRenameFailed} ${specText.network}`);
});
