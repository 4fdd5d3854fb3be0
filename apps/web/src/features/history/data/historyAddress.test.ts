import { expect, it } from 'vitest';
import { readListAddress, toListQuery } from '../../../shared/lists/address/listAddress.ts';
import { historyAddress, isFilteredBesidesTrash } from './historyAddress.ts';

it('R-013: a page of the history has 20 rows until the person chooses another size', () => {
  const ask = (address: string) =>
    toListQuery(historyAddress, readListAddress(historyAddress, new URLSearchParams(address)));
  expect(ask('')['page_size']).toBe(20);
  expect(ask('page_size=50')['page_size']).toBe(50);
});

it.each(['-created_at', 'created_at', '-duration', 'title'])(
  'X-123: the history has the order %s',
  (ordering) => {
    const parameters = new URLSearchParams({ ordering });
    expect(readListAddress(historyAddress, parameters).ordering).toBe(ordering);
  },
);

it.each([
  ['search=خرید', true],
  ['source=BOT', true],
  ['status=FAILED', true],
  ['is_starred=1', true],
  ['has_audio=1', true],
  ['days=1405-08-30', true],
  ['trash=1', false],
  ['trash=1&is_starred=1', true],
  ['ordering=title&page=2&page_size=50', false],
  ['', false],
])('X-106: the address «%s» leaves rows out that can be shown again: %s', (address, isNarrowed) => {
  const read = readListAddress(historyAddress, new URLSearchParams(address));
  expect(isFilteredBesidesTrash(read)).toBe(isNarrowed);
});
