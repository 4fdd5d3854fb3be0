import type { Client } from '@nevisa/api';
import { expect, it, vi } from 'vitest';
import { createCopies } from './createCopies.ts';

const options = { nameCopy: (title: string) => title, now: 0 };
const whole = { id: 7, title: 'جلسه', text: '', segments: [], speakers: [], duration: 1 };

it('X-133: a copy whose answer was lost is asked for by the same id, and the next copy, or that of another revision, has another one', async () => {
  const made = { ok: true, answer: {} };
  const createHistory = vi
    .fn((_: { client_id: string }) => Promise.resolve(made as object))
    .mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    .mockResolvedValueOnce(made)
    .mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } });
  const retrieveHistory = () => Promise.resolve({ ok: true, answer: whole });
  const client = { createHistory, retrieveHistory } as unknown as Client;
  let count = 0;
  const copies = createCopies(() => `copy ${(count += 1)}`);
  for (const revision of [3, 3, 3, 4]) {
    await copies.make(client, { id: 7, revision }, options);
  }
  expect(createHistory.mock.calls.map(([{ client_id: id }]) => id)).toEqual([
    'copy 1',
    'copy 1',
    'copy 2',
    'copy 3',
  ]);
});
