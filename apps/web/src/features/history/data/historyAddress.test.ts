import { expect, it } from 'vitest';
import { readListAddress, toListQuery } from '../../../shared/lists/address/listAddress.ts';
import { historyAddress } from './historyAddress.ts';

it('R-013: a page of the history has 20 rows until the person chooses another size', () => {
  const ask = (address: string) =>
    toListQuery(historyAddress, readListAddress(historyAddress, new URLSearchParams(address)));
  expect(ask('')['page_size']).toBe(20);
  expect(ask('page_size=50')['page_size']).toBe(50);
});
