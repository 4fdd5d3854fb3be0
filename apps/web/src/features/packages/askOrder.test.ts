import type { Client } from '@nevisa/api';
import type { Order } from '@nevisa/api/types';
import { expect, it } from 'vitest';
import { askOrder } from './askOrder.ts';

const ask = (status: Order['status']) => {
  const answer = { status, redirect_url: null, expires_at: null, server_time: null, amount: null };
  const client = { retrievePurchase: () => Promise.resolve({ ok: true, answer }) };
  return askOrder(client as unknown as Client, 'NV-1', () => 0, new AbortController().signal);
};

it.each([
  ['SUCCESS', 'paid'],
  ['FAILED', 'ended'],
  ['PENDING', 'pending'],
  [null, 'pending'],
] as const)('X-215: an order with the status %s is %s', async (status, kind) => {
  expect(await ask(status)).toMatchObject({ kind });
});
