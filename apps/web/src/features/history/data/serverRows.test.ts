import type { Conversation } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { selectServerRows, withShownTrash } from './serverRows.ts';
import type { Retention } from './useRetention.ts';

const rows = [
  { id: 1, title: 'چای', snippet: 'قند و نان' },
  { id: 2, title: null, snippet: 'شیر' },
] as unknown as readonly Conversation[];
const away: Retention = { off: true, hidesServer: true, showServer: () => undefined };
const shown = { ...away, hidesServer: false };

describe('the rows of the server while texts are not stored', () => {
  it('X-132: are left out until they are shown on request, also before they are loaded', () => {
    expect(selectServerRows(rows, away, '')).toEqual([]);
    expect(selectServerRows(null, away, '')).toEqual([]);
    expect(selectServerRows(rows, shown, '')).toEqual(rows);
    expect(selectServerRows(null, shown, '')).toBeNull();
  });

  it.each([
    ['نان', [1]],
    ['چاي', [1]],
    ['شیر', [2]],
    ['برنج', []],
  ])('X-132: are searched on this device for %s', (search, ids) => {
    expect(selectServerRows(rows, shown, search)?.map(({ id }) => id)).toEqual(ids);
  });

  it('X-132: are in the trash all the same', () => {
    expect(withShownTrash(away, true)).toEqual(shown);
    expect(withShownTrash(away, false)).toBe(away);
  });
});

it('X-132: stored texts are searched by the server alone', () => {
  expect(selectServerRows(rows, { off: false, hidesServer: false }, 'برنج')).toBe(rows);
});
