import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { getShownValues, makeBlankValues } from '../data/discountValues.ts';
import { createLostBatch } from './lostBatch.ts';

const terms = { ...getShownValues(makeBlankValues('2026-11-21')), user_ids: ['u-1'] };

it('X-277: a request without an answer is found by the next page, with its terms in their order', () => {
  const storage = createMemoryStorage();
  const request = { clientId: 'batch-1', count: 3, terms };
  expect(createLostBatch(storage).read()).toBeNull();
  createLostBatch(storage).write(request);
  expect(JSON.stringify(createLostBatch(storage).read())).toBe(JSON.stringify(request));
  createLostBatch(storage).forget();
  expect(createLostBatch(storage).read()).toBeNull();
});

it.each(['{', '5', '{"clientId":1}', '{"clientId":"a","count":"3","terms":{}}'])(
  'X-277: %s is no request',
  (text) => {
    const storage = createMemoryStorage({ 'nevisa.discountBatch': text });
    expect(createLostBatch(storage).read()).toBeNull();
  },
);
