import type { Conversation } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { makeRestingAddress } from '../../../shared/lists/address/listAddress.ts';
import type { DeviceText } from '../../dictation/workspace/deviceTexts.ts';
import { historyAddress } from './historyAddress.ts';
import { findOwnText, findRemovable, joinRows, toDeviceRows } from './historyItems.ts';

const resting = makeRestingAddress(historyAddress);
const noConflict = new Set<string>();

const text = (documentId: string, more: Partial<DeviceText> = {}): DeviceText => ({
  documentId,
  title: documentId,
  text: 'متن',
  isPartial: false,
  words: 1,
  changedAt: Date.parse('2026-11-21T10:00:00Z'),
  audioDuration: 0,
  state: 'kept',
  failure: null,
  ...more,
});

const row = (id: number, more: Partial<Conversation> = {}): Conversation => ({
  id,
  client_id: `document ${id}`,
  title: 'title',
  source: 'LIVE',
  status: 'SUCCESS',
  progress: null,
  failure_reason: null,
  duration: 0,
  word_count: 1,
  is_starred: false,
  has_audio: false,
  audio_expires_at: null,
  speakers: [],
  revision: 1,
  created_at: `2026-11-${20 - id}T10:00:00Z`,
  updated_at: null,
  deleted_at: null,
  snippet: undefined,
  ...more,
});

const join = (
  server: readonly Conversation[],
  texts: readonly DeviceText[],
  address: Partial<typeof resting> = {},
) =>
  joinRows(server, toDeviceRows(texts, noConflict), { ...resting, ...address }).map(
    ({ key, server: own, device }) =>
      [key, own === null ? null : own.id, device?.state ?? null] as const,
  );

const itemsFor = (server: readonly Conversation[], own: DeviceText) =>
  joinRows(server, toDeviceRows([own], noConflict), resting);

describe('a text that this device has', () => {
  it.each<[string, Partial<DeviceText>, string | null]>([
    ['is copied as the row shows it', { text: 'متن تازه', state: 'waiting' }, 'متن تازه'],
    ['is not copied where its typed words cannot be read', { isPartial: true }, null],
    ['is not copied where it is only a sound', { text: '' }, null],
  ])('X-121, X-133: beside that of the server, %s', (_, more, copied) => {
    const [item] = itemsFor([row(1)], text('document 1', more));
    expect(item && findOwnText(item)).toBe(copied);
  });

  it('X-121, X-133: alone is copied as it is, and a text of the server alone is asked for', () => {
    const [own] = itemsFor([], text('alone', { text: 'تنها', isPartial: true }));
    const [other] = joinRows([row(1)], [], resting);
    expect([own, other].map((item) => item && findOwnText(item))).toEqual(['تنها', null]);
  });

  it('X-121, X-126: can be deleted from the list where only this device has it, and it is not on the sheet', () => {
    const removable = (server: readonly Conversation[], own: DeviceText) =>
      itemsFor(server, own).map((item) => findRemovable(item)?.documentId ?? null);
    expect(removable([], text('kept'))).toEqual(['kept']);
    expect(removable([], text('open', { state: 'open' }))).toEqual([null]);
    expect(removable([row(1)], text('document 1', { state: 'waiting' }))).toEqual([null]);
  });
});

describe('the rows of the history', () => {
  it('X-121: rows that have not changed are the same items, and the changed one is another', () => {
    const server = [row(1), row(2)];
    const device = toDeviceRows([text('document 1', { state: 'waiting' })], noConflict);
    const before = joinRows(server, device, resting);
    const changed = [...server.slice(0, 1), row(2, { title: 'other' })];
    const after = joinRows(changed, device, { ...resting, search: 'title' });
    expect(after.map((item) => before.includes(item))).toEqual([true, false]);
    const sent = joinRows(server, [], resting);
    expect(sent.map((item) => before.includes(item))).toEqual([false, true]);
    expect(sent[0]?.device).toBeNull();
  });

  it('X-121: a text of the device and of the server is one row', () => {
    const waiting = text('document 1', { state: 'waiting' });
    expect(join([row(1), row(2)], [waiting])).toEqual([
      ['document 1', 1, 'syncing'],
      ['document 2', 2, null],
    ]);
  });

  it.each([
    ['open', 'local'],
    ['unfinished', 'local'],
    ['kept', 'local'],
    ['held', 'local'],
    ['waiting', 'syncing'],
    ['refused', 'refused'],
  ] as const)('X-121: a text that is %s is in the list as %s', (state, shown) => {
    expect(join([], [text('a', { state })])).toEqual([['a', null, shown]]);
  });

  it('X-121: a text that the server has is no row of the device', () => {
    expect(join([], [text('a', { state: 'saved' })])).toEqual([]);
  });

  it('X-121: a conflict comes before the other states', () => {
    const rows = toDeviceRows([text('a', { state: 'waiting' })], new Set(['a']));
    expect(rows.map(({ state }) => state)).toEqual(['conflict']);
  });

  it('X-121: a text of the device is at its date on the first page, and on no other', () => {
    const between = text('a', { changedAt: Date.parse('2026-11-18T20:00:00Z') });
    const keys = (page: number, ordering = '-created_at') =>
      join([row(1), row(2)], [between], { page, ordering }).map(([key]) => key);
    expect(keys(1)).toEqual(['document 1', 'a', 'document 2']);
    expect(keys(1, 'title')).toEqual(['a', 'document 1', 'document 2']);
    expect(keys(2)).toEqual(['document 1', 'document 2']);
  });

  it.each([
    [{ trash: true }, false],
    [{ is_starred: true }, false],
    [{ status: 'SUCCESS' as const }, false],
    [{ source: 'FILE' as const }, false],
    [{ source: 'LIVE' as const }, true],
    [{ has_audio: true }, false],
    [{ days: { start: '2026-11-21', end: '2026-11-21' } }, true],
    [{ days: { start: '2026-11-22', end: '2026-11-22' } }, false],
  ])('X-121, X-123: with the filters %j a text of the device is shown: %s', (filters, isShown) => {
    const address = { filters: { ...resting.filters, ...filters } };
    expect(join([], [text('a')], address).length === 1).toBe(isShown);
  });

  it.each([
    ['2026-11-20T20:29:59.999Z', false],
    ['2026-11-20T20:30:00Z', true],
    ['2026-11-21T20:29:59.999Z', true],
    ['2026-11-21T20:30:00Z', false],
  ])(
    'X-123: a day of the filter is the day of Tehran: a text of %s is in it: %s',
    (at, isShown) => {
      const days = { start: '2026-11-21', end: '2026-11-21' };
      const changed = text('a', { changedAt: Date.parse(at) });
      const address = { filters: { ...resting.filters, days } };
      expect(join([], [changed], address).length === 1).toBe(isShown);
    },
  );

  it.each([
    ['كتابها', 'کتاب‌ها'],
    ['مُحمد', 'محمد'],
    ['۱۲۵۰', 'قیمت ۱٬۲۵۰ تومان'],
    ['1250', 'قیمت ۱٬۲۵۰ تومان'],
    ['خانه‌ی ما', 'خانهٔ ما'],
    ['مساله', 'مسئله'],
  ])('X-75: «%s» finds the text «%s» of the device', (search, found) => {
    const texts = [text('a', { text: found }), text('b')];
    expect(join([], texts, { search }).map(([key]) => key)).toEqual(['a']);
  });

  it('X-121, X-122: a text of the device is found in the form of its letters', () => {
    const texts = [text('a', { text: 'کتاب‌ها' }), text('b')];
    expect(join([], texts, { search: 'كتابها' }).map(([key]) => key)).toEqual(['a']);
  });
});
