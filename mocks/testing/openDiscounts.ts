import { createPartClient } from '@nevisa/api';
import { managementCalls } from '@nevisa/api/management';
import type { Outcome } from '@nevisa/api/types';
import { afterEach, beforeEach } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import { services } from '../fixtures/services.ts';
import { type NodeMocks, startNode } from '../node.ts';
import { terms } from './discountPayloads.ts';

const host = 'https://api.nevisa.test';
const [, ten] = services;

/** The client of the administrator. */
export const admin = createPartClient(managementCalls, {
  host,
  readToken: () => accounts.admin.token,
});

/** A server for each test of the file that calls it, and what such a test does with it. */
export function openDiscounts() {
  let mocks: NodeMocks;
  beforeEach(() => {
    mocks = startNode();
  });
  afterEach(() => {
    mocks.close();
  });
  return {
    backend: () => mocks.backend,
    /** Reza buys the ten hours with a code and pays. Returns what he has paid. */
    buy: (code: string) => {
      const { backend } = mocks;
      const reza = backend.account('reza');
      const { payable } = backend.checkDiscount(reza, { code, service_id: ten.id });
      backend.startPurchase(reza, {
        service_id: ten.id,
        discount_code: code,
        expected_payable: payable,
        return_type: 'web',
        client_id: `with ${code}`,
      });
      backend.settleOrder(backend.orders().at(-1)?.number ?? '', 'paid');
      return payable;
    },
  };
}

/** @throws Error for a failed call */
export async function requireAnswer<Answer>(asked: Promise<Outcome<Answer>>): Promise<Answer> {
  const outcome = await asked;
  if (!outcome.ok) {
    throw new Error(JSON.stringify(outcome.failure));
  }
  return outcome.answer;
}

/** What a refusal says of each field; null for another outcome. */
export async function readFaults(asked: Promise<Outcome<unknown>>) {
  const outcome = await asked;
  return outcome.ok || outcome.failure.kind !== 'refused' ? null : outcome.failure.fields;
}

/** Makes the code NEW-CODE. */
export const create = (changes: Partial<Parameters<typeof admin.createDiscount>[0]> = {}) =>
  admin.createDiscount({ client_id: 'one', code: 'NEW-CODE', ...terms, ...changes });
