import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { clientMessageSchema, liveSessionSchema, serverMessageSchema } from './liveSession.ts';

const ready = { type: 'ready', session_id: 's', sample_rate: 16_000 };

it.each([0, 7, 2 ** 32 - 1])('X-8: takes the frame number %i', (seq) => {
  expect(v.is(serverMessageSchema, { ...ready, next_seq: seq })).toBe(true);
  expect(v.is(serverMessageSchema, { type: 'ack', seq })).toBe(true);
});

it.each([-1, 0.5, 2 ** 32, 1e300, Number.NaN])('X-8: refuses the frame number %d', (seq) => {
  expect(v.is(serverMessageSchema, { ...ready, next_seq: seq })).toBe(false);
  expect(v.is(serverMessageSchema, { type: 'ack', seq })).toBe(false);
});

describe('a defect of a live message', () => {
  const final = { type: 'final', segment_id: 'a', text: 'سلام دنیا', start: 0, end: 1, seq: 3 };
  const word = { word: 'سلام', start: 0, end: 0.4, conf: 0.9 };

  it.each([
    ['a word without its confidence', [word, { ...word, conf: null }], [word]],
    ['null in place of the words', null, []],
    ['no words', undefined, []],
  ])('X-34: costs no text: %s', (_, words, read) => {
    expect(v.parse(serverMessageSchema, { ...final, words })).toEqual({ ...final, words: read });
  });

  it('X-6: leaves the code of an error, and a warning without its time', () => {
    const error = { type: 'error', code: 'no_service', fatal: true };
    expect(v.parse(serverMessageSchema, { ...error, detail: null })).toMatchObject(error);
    const warning = { type: 'warning', code: 'usage_low' };
    expect(v.parse(serverMessageSchema, { ...warning, remaining_ms: null })).toMatchObject(warning);
  });
});

it('X-113: the ids of a live session keep their JSON type', () => {
  expect(v.parse(serverMessageSchema, { ...ready, session_id: 77, next_seq: 0 })).toMatchObject({
    session_id: 77,
  });
  const session = {
    session_id: 77,
    conversation_id: 78,
    ws_url: 'wss://x',
    ticket: 't',
    ticket_expires_at: '',
    resume_token: 'r',
    sample_rate: 16_000,
    max_session_ms: 1,
    usage_remained: 1,
  };
  expect(v.parse(liveSessionSchema, session)).toEqual(session);
  const start = { type: 'start', session_id: 77 };
  expect(v.parse(clientMessageSchema, start)).toEqual(start);
});
