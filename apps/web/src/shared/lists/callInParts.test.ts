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

it.each<[string, Failure]>([
  ['a 401', refuse(401)],
  ['a 403', refuse(403)],
  ['a 429', refuse(429)],
  ['a 500', { kind: 'server', status: 500 }],
  ['a 503 with a sentence', refuse(503)],
  ['an answer that cannot be read', { kind: 'schema', issue: 'done' }],
])(
  'X-103: no part is sent after %s, and the rest is left undone with that reason',
  async (_, failure) => {
    const { parts, outcome } = await callWithFailure(failure);
    expect(parts).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(outcome).toEqual({
      ok: true,
      answer: { done: ['a', 'b'], failed: leave('c', 'd', 'e', 'f'), failure },
    });
  },
);

it('X-103: the parts after one that is refused for its rows are sent', async () => {
  const { parts, outcome } = await callWithFailure(refuse(400));
  expect(parts).toHaveLength(3);
  expect(outcome).toMatchObject({ answer: { done: ['a', 'b', 'e', 'f'] } });
});

it('X-103: the parts after one without an answer are sent', async () => {
  const { parts, outcome } = await callWithFailure({ kind: 'network' });
  expect(parts).toHaveLength(3);
  expect(outcome).toEqual({
    ok: true,
    answer: { done: ['a', 'b', 'e', 'f'], failed: leave('c', 'd') },
  });
});
