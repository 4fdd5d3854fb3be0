import type { Failure, Id } from '@nevisa/api/types';
import { expect, it } from 'vitest';
import { callInParts } from './callInParts.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Calls for six rows, two at a time; the second call fails. */
async function callWithFailure(failure: Failure) {
  const parts: Id[][] = [];
  const outcome = await callInParts(ids, 2, (part) => {
    parts.push(part);
    return Promise.resolve(
      parts.length === 2
        ? { ok: false as const, failure }
        : { ok: true as const, answer: { done: part, failed: [] } },
    );
  });
  return { parts, outcome };
}

function refuse(status: number): Failure {
  return { kind: 'refused', status, texts: [], code: null, retryAfter: 30_000 };
}

function leave(...undone: Id[]) {
  return undone.map((id) => ({ id, code: 'unanswered' }));
}

it.each([401, 429])(
  'X-103: no part is sent after a %s, and the rest is left undone with that reason',
  async (status) => {
    const { parts, outcome } = await callWithFailure(refuse(status));
    expect(parts).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(outcome).toEqual({
      ok: true,
      answer: { done: ['a', 'b'], failed: leave('c', 'd', 'e', 'f'), failure: refuse(status) },
    });
  },
);

it('X-103: the parts after one without an answer are sent', async () => {
  const { parts, outcome } = await callWithFailure({ kind: 'network' });
  expect(parts).toHaveLength(3);
  expect(outcome).toEqual({
    ok: true,
    answer: { done: ['a', 'b', 'e', 'f'], failed: leave('c', 'd') },
  });
});
