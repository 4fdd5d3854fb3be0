import type { Failure } from '@nevisa/api/types';
import { expect, it } from 'vitest';
import { toFailureEvent } from './toFailureEvent.ts';

const refused = (status: number, code: string | null): Failure => ({
  kind: 'refused',
  status,
  texts: ['نه'],
  code,
  retryAfter: null,
});

it.each([
  [refused(403, 'no_service'), { kind: 'no-service' }],
  [refused(403, 'no_usage_remained'), { kind: 'no-credit' }],
  [refused(409, 'session_active'), { kind: 'busy-elsewhere' }],
])('X-6: distinguishes the causes of a refusal: %o', (failure, reason) => {
  expect(toFailureEvent(failure)).toEqual({ type: 'engine.refused', reason });
});

it.each<Failure>([{ kind: 'network' }, { kind: 'server', status: 502 }])(
  'X-24: reports %o as a loss that may be retried',
  (failure) => {
    expect(toFailureEvent(failure)).toEqual({ type: 'engine.lost', retryAfter: null });
  },
);

it.each<Failure>([
  refused(403, null),
  refused(409, 'no_service'),
  refused(401, null),
  { kind: 'schema', issue: 'ticket' },
])('reports every other failure unchanged: %o', (failure) => {
  expect(toFailureEvent(failure)).toEqual({
    type: 'engine.refused',
    reason: { kind: 'failed', failure },
  });
});

it.each([
  [null, 5_000],
  [2_000, 2_000],
])('X-24: honours a wait of %o ms', (asked, retryAfter) => {
  expect(toFailureEvent({ ...refused(429, null), retryAfter: asked } as Failure)).toEqual({
    type: 'engine.lost',
    retryAfter,
  });
});
