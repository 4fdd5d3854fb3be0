import { describe, expect, it } from 'vitest';
import type { Failure } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { getAskedWait } from './getAskedWait.ts';

const refusedFor = (retryAfter: number | null): Failure => ({
  ...makeRefusal(429).failure,
  retryAfter,
});

describe('the wait in the answer of a server', () => {
  it.each([
    [7_000, 7_000],
    [1, 1],
    [0, 0],
    [-7_000, 0],
    [3_600_000, 3_600_000],
    [3_600_001, 3_600_000],
    [Infinity, 3_600_000],
    [null, 0],
  ])('T30: converts %s ms to %s ms, at most an hour', (asked, wait) => {
    expect(getAskedWait(refusedFor(asked))).toBe(wait);
  });

  it.each<Failure | null>([null, { kind: 'network' }, { kind: 'server', status: 503 }])(
    'T30: is 0 for a failure without a wait: %j',
    (failure) => {
      expect(getAskedWait(failure)).toBe(0);
    },
  );

  it('T30: ignores a wait outside a refusal', () => {
    const odd = { kind: 'server', status: 503, retryAfter: 7_000 } as const;
    expect(getAskedWait(odd)).toBe(0);
  });
});
