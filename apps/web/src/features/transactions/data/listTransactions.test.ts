import type { Transaction } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { isUnfinished, selectTransactions, withKeys } from './listTransactions.ts';

const paid: Transaction = {
  id: 'a',
  amount: 950_000,
  description: 'خرید بسته',
  created_at: '2026-11-21T10:00:00Z',
  verified_at: null,
  status: 'SUCCESS',
  is_test: false,
  ref_id: '402118875310',
  order_number: 'NV-2044',
  service_name: null,
  discount_code: null,
};

const every = { search: '', filters: { status: null, days: null } };
const listKeys = (transactions: Transaction[]) => withKeys(transactions).map(({ key }) => key);
const find = (search: string) => selectTransactions([paid], { ...every, search }).length;

describe('the key of a transaction', () => {
  it('X-218: equal transactions have different keys', () => {
    const bare = { ...paid, id: null, order_number: null };
    expect(new Set(listKeys([bare, bare, paid, paid])).size).toBe(4);
  });

  it('is the id as text, or the number of the order', () => {
    expect(
      listKeys([
        { ...paid, id: 7 },
        { ...paid, id: null },
      ]),
    ).toEqual(['7', 'NV-2044']);
  });

  it('stays when a newer transaction arrives', () => {
    const bare = { ...paid, id: null, order_number: null };
    const before = listKeys([bare, bare]);
    expect(listKeys([bare, bare, bare]).slice(1)).toEqual(before);
  });
});

describe('the filter of the transactions', () => {
  it.each(['402118875310', '۴۰۲۱۱۸۸۷۵۳۱۰', '4021 1887', 'nv2044', '\u200e۲۰۴۴', '‎NV–2044'])(
    'X-218: «%s» finds by the number of the bank or of the order',
    (search) => {
      expect(find(search)).toBe(1);
    },
  );

  it.each(['9999', 'خرید', '%', '.*', '--'])('X-218: «%s» finds nothing', (search) => {
    expect(find(search)).toBe(0);
  });

  it('X-218, X-112: a day is a day of Tehran', () => {
    const days = { start: '2026-11-21', end: '2026-11-21' };
    const at = (created_at: string | null) =>
      selectTransactions([{ ...paid, created_at }], {
        ...every,
        filters: { status: null, days },
      }).length;
    expect([
      at('2026-11-20T20:29:59Z'),
      at('2026-11-20T20:30:00Z'),
      at('2026-11-21T20:29:59Z'),
      at('2026-11-21T20:30:00Z'),
      at(null),
    ]).toEqual([0, 1, 1, 0, 0]);
  });

  it('X-218: an unknown status is in no filter of a status', () => {
    const unknown = { ...paid, status: null };
    const filters = { status: 'PENDING', days: null } as const;
    expect(selectTransactions([unknown], { ...every, filters })).toEqual([]);
    expect(selectTransactions([unknown], every)).toEqual([unknown]);
  });
});

describe('an unfinished payment', () => {
  const begun = Date.parse('2026-11-21T10:00:00Z');
  const pending = { status: 'PENDING', created_at: '2026-11-21T10:00:00Z' } as const;
  const minute = 60_000;

  it.each([
    [0, false],
    [15 * minute - 1, false],
    [15 * minute, true],
    [24 * 60 * minute, true],
  ])('X-218: after %i ms it is unfinished: %s', (age, expected) => {
    expect(isUnfinished(pending, begun + age)).toBe(expected);
  });

  it('T-75: a beginning in the future means a wrong clock, so the server is asked', () => {
    expect(isUnfinished(pending, begun - minute)).toBe(false);
    expect(isUnfinished(pending, begun - 24 * 60 * minute)).toBe(true);
    expect(isUnfinished({ ...pending, created_at: null }, begun)).toBe(true);
  });

  it('is never one with a result', () => {
    expect(isUnfinished({ ...pending, status: 'SUCCESS' }, begun + 20 * minute)).toBe(false);
    expect(isUnfinished({ ...pending, status: null }, begun + 20 * minute)).toBe(false);
  });
});
