import * as v from 'valibot';
import { expect, it } from 'vitest';
import { serverMessageSchema } from './liveSession.ts';

const ready = { type: 'ready', session_id: 's', sample_rate: 16_000 };

it.each([0, 7, 2 ** 32 - 1])('X-8: takes the frame number %i', (seq) => {
  expect(v.is(serverMessageSchema, { ...ready, next_seq: seq })).toBe(true);
  expect(v.is(serverMessageSchema, { type: 'ack', seq })).toBe(true);
});

it.each([-1, 0.5, 2 ** 32, 1e300, Number.NaN])('X-8: refuses the frame number %d', (seq) => {
  expect(v.is(serverMessageSchema, { ...ready, next_seq: seq })).toBe(false);
  expect(v.is(serverMessageSchema, { type: 'ack', seq })).toBe(false);
});
