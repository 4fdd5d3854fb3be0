import type { Discount, Failure, Outcome } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { createSharedStorage } from '../../../testing/memoryStorage.ts';
import { type DiscountClient, saveDiscount } from './discountCalls.ts';
import { makeBlankValues } from './discountValues.ts';
import { createCodeAttempts } from './codeAttempts.ts';

const first = { ...makeBlankValues('2026-11-21'), code: 'VIP', name: 'ویژه' };
const lost: Failure = { kind: 'network' };
const taken: Failure = {
  kind: 'refused',
  status: 400,
  texts: ['این کد وجود دارد.'],
  code: null,
  retryAfter: null,
};

/** A form of a new code on a device; `save` answers the `client_id` with which a value was sent. */
function openForm(device = createSharedStorage()) {
  const attempts = createCodeAttempts(device.storage);
  return {
    device,
    save: async (value: string, outcome: Outcome<Discount>) => {
      const sent: string[] = [];
      const client = {
        createDiscount: ({ client_id }: { client_id: string }) => {
          sent.push(client_id);
          return Promise.resolve(outcome);
        },
      } as unknown as DiscountClient;
      const save = { id: null, revision: 0, changes: { value } };
      await saveDiscount(client, save, { first, attempts });
      return sent[0] ?? '';
    },
  };
}

const failed = (failure: Failure): Outcome<Discount> => ({ ok: false, failure });
const made: Outcome<Discount> = {
  ok: true,
  answer: { id: 1, revision: 1, service_ids: [], user_ids: [] } as unknown as Discount,
};

describe('a new code whose answer was lost', () => {
  it('X-277: an attempt with the same terms keeps its request id, also after a reload', async () => {
    const { device, save } = openForm();
    const id = await save('50', failed(lost));
    expect(await save('50', failed({ kind: 'server', status: 502 }))).toBe(id);
    expect(await openForm(device).save('50', made)).toBe(id);
    expect(await openForm(device).save('50', made)).not.toBe(id);
  });

  it('X-277, X-274: is another request with other terms, which the code of the first one does not answer', async () => {
    const { device, save } = openForm();
    const id = await save('50', failed(lost));
    const other = await save('5', failed(taken));
    expect(other).not.toBe(id);
    expect([...device.values]).toEqual([]);
  });
});
