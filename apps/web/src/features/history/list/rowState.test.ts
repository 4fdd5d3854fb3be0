import { noRows } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import type { HistoryItem } from '../data/historyItems.ts';
import { type ListState, readRowState } from './rowState.ts';

const calm: ListState = {
  chosen: noRows,
  busy: new Set(),
  savingName: false,
  retrying: new Set(),
  rename: null,
  menu: null,
};
const item = (id: string | number) =>
  ({ key: `of ${id}`, server: { id }, device: null }) as HistoryItem;
const read = (id: string | number, more: Partial<ListState>) =>
  readRowState(item(id), { ...calm, ...more });

describe('the state of a row', () => {
  it.each<[string, Partial<ListState>, Partial<ReturnType<typeof readRowState>>]>([
    ['a call', { busy: new Set(['1']) }, { isBusy: true }],
    ['a second start', { retrying: new Set(['1']) }, { isRetrying: true }],
    ['an open menu', { menu: { key: 'of 1', anchor: {} as HTMLElement } }, { hasMenu: true }],
  ])('knows %s of its row, and the others do not change', (_, more, own) => {
    expect(read(1, more)).toEqual({ ...read(1, {}), ...own });
    expect(read(2, more)).toEqual(read(2, {}));
  });

  it('has the name that its row gets, and no other row has it', () => {
    const rename = { row: { id: '1' } } as ListState['rename'];
    expect(read(1, { rename, savingName: true })).toMatchObject({ rename, isSavingName: true });
    expect(read(2, { rename, savingName: true })).toEqual(read(2, {}));
  });
});
