import type { Failure } from '@nevisa/api/types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { toFailureEvent } from './toFailureEvent.ts';

const refused = (
  status: number,
  code: string | null,
  retryAfter: number | null = null,
): Failure => ({ kind: 'refused', status, texts: ['نه'], code, retryAfter });

const moments = [
  ['at the first session', true],
  ['at a reconnection', false],
] as const;

describe.each(moments)('toFailureEvent %s', (_, isFirst) => {
  it.each([
    [refused(403, 'no_service'), { kind: 'no-service' }],
    [refused(403, 'no_usage_remained'), { kind: 'no-credit' }],
    [refused(402, null), { kind: 'no-credit' }],
    [refused(409, 'session_active'), { kind: 'busy-elsewhere' }],
  ])('X-6: distinguishes the causes of a refusal: %o', (failure, reason) => {
    expect(toFailureEvent(failure, isFirst)).toEqual({ type: 'engine.refused', reason });
  });

  it.each([refused(401, null), refused(403, null), refused(409, 'no_service')])(
    'X-6: reports a refusal without a known cause unchanged: %o',
    (failure) => {
      expect(toFailureEvent(failure, isFirst)).toEqual({
        type: 'engine.refused',
        reason: { kind: 'failed', failure },
      });
    },
  );

  it.each<Failure>([
    { kind: 'network' },
    { kind: 'server', status: 502 },
    refused(500, 'internal'),
    refused(503, null),
    refused(408, null),
  ])('X-24: reports %o as a loss that may be retried', (failure) => {
    expect(toFailureEvent(failure, isFirst)).toEqual({ type: 'engine.lost', retryAfter: null });
  });

  it.each([
    [refused(429, null), 5_000],
    [refused(429, null, 2_000), 2_000],
    [refused(429, null, 60_001), 60_000],
    [refused(429, null, 30 * 86_400_000), 60_000],
    [refused(503, null, 3_000), 3_000],
  ])('X-24: honours the wait of %o up to a minute', (failure, retryAfter) => {
    expect(toFailureEvent(failure, isFirst)).toEqual({ type: 'engine.lost', retryAfter });
  });
});

const useless: Failure[] = [refused(400, null), refused(404, null), { kind: 'schema', issue: 'x' }];

it.each(useless)('tells a request that can never succeed at the first session: %o', (failure) => {
  expect(toFailureEvent(failure, true)).toEqual({
    type: 'engine.refused',
    reason: { kind: 'failed', failure },
  });
});

it.each(useless)('X-24: records on after the same answer at a reconnection: %o', (failure) => {
  expect(toFailureEvent(failure, false)).toEqual({ type: 'engine.lost', retryAfter: null });
});

const failures: fc.Arbitrary<Failure> = fc.oneof(
  fc.record({
    kind: fc.constant('refused' as const),
    status: fc.integer({ min: 400, max: 599 }),
    texts: fc.array(fc.string(), { maxLength: 2 }),
    code: fc.option(fc.constantFrom('no_service', 'no_usage_remained', 'session_active', 'other')),
    retryAfter: fc.option(fc.double({ min: 1, max: 1e300, noNaN: true })),
  }),
  fc.record({ kind: fc.constant('server' as const), status: fc.integer({ min: 500, max: 599 }) }),
  fc.constantFrom<Failure>(
    { kind: 'network' },
    { kind: 'schema', issue: 'ticket' },
    { kind: 'blocked' },
    { kind: 'aborted' },
  ),
);

it('X-24, X-6: only 401, 402, 403 and 409 end a recording, and no demanded wait is longer than a minute', () => {
  checkEvery(1_000, failures, (failure) => {
    const event = toFailureEvent(failure, false);
    const ends = failure.kind === 'refused' && [401, 402, 403, 409].includes(failure.status);
    expect(event.type).toBe(ends ? 'engine.refused' : 'engine.lost');
    if (event.type === 'engine.lost') {
      expect(event.retryAfter ?? 0).toBeLessThanOrEqual(60_000);
    }
  });
});
