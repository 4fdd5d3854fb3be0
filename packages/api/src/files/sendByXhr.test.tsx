import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPartClient, type CallOptions, type ClientOptions } from '../client.ts';
import { fileCalls } from './fileCalls.ts';
import { FakeXhr } from './xhrTesting.ts';

const megabyte = 1_048_576;
const received = { received: megabyte, task_id: null, progress_url: null, conversation_id: null };
const taken = { body: JSON.stringify(received) };

const part = (size = megabyte) => ({
  client_id: 'file-1',
  file: new Blob([new Uint8Array(size)]),
  offset: 0,
  is_last: false,
  size: 5 * megabyte,
  name: 'گفتگو.mp3',
  sample_hash: 'ab'.repeat(32),
  use_punctuations: true,
  use_text_to_number: false,
  diarization: 'automatic' as const,
});

/** Sends a part; `sent` has what was reported of it. */
function begin(options: CallOptions = {}, client: Partial<ClientOptions> = {}, size = megabyte) {
  const sent: number[] = [];
  const files = createPartClient(fileCalls, { host: '', readToken: () => 'sara-token', ...client });
  const outcome = files.sendFilePart(part(size), {
    ...options,
    onSent: (bytes) => sent.push(bytes),
  });
  return { outcome, sent };
}

function lastRequest(): FakeXhr {
  const request = FakeXhr.sent.at(-1);
  if (request === undefined) {
    throw new Error('No request was sent.');
  }
  return request;
}

describe('a part that the network of the browser carries', () => {
  it('X-183: reports its bytes, never fewer than before, and all of them at its end', async () => {
    const { outcome, sent } = begin({}, {}, 8 * megabyte);
    await outcome;
    expect(sent.at(-1)).toBeGreaterThanOrEqual(8 * megabyte);
    expect(sent).toEqual(sent.toSorted((one, other) => one - other));
  });

  it('X-184: is stopped by its signal, and reports nothing afterwards', async () => {
    const pause = new AbortController();
    const { outcome, sent } = begin({ signal: pause.signal }, {}, 8 * megabyte);
    pause.abort();
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
    const before = sent.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toHaveLength(before);
  });
});

describe('a part of a file', () => {
  beforeEach(() => {
    FakeXhr.sent = [];
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('X-183, R-197: is one form whose token is in its header only', async () => {
    const { outcome } = begin();
    const { body, headers } = lastRequest();
    expect([...(body?.keys() ?? [])]).toEqual(Object.keys(part()));
    expect([headers.get('authorization'), headers.get('content-type')]).toEqual([
      'token sara-token',
      null,
    ]);
    lastRequest().answer(taken);
    expect(await outcome).toEqual({ ok: true, answer: received });
  });

  it('X-185: may be silent for 40 s after its last byte was handed over, as long as 1 MB needs at 200 kbit/s', async () => {
    const { outcome, sent } = begin();
    lastRequest().move(megabyte);
    await vi.advanceTimersByTimeAsync(72_000);
    lastRequest().answer(taken);
    expect([(await outcome).ok, sent]).toEqual([true, [megabyte]]);
  });

  it('X-185: takes as long as its bytes move', async () => {
    const { outcome } = begin();
    for (let minutes = 1; minutes <= 20; minutes += 1) {
      lastRequest().move(minutes * 100);
      await vi.advanceTimersByTimeAsync(29_000);
    }
    lastRequest().answer(taken);
    expect((await outcome).ok).toBe(true);
  });

  it('X-185, T-54: ends when none of its bytes moves for 30 s', async () => {
    const { outcome } = begin();
    await vi.advanceTimersByTimeAsync(29_900);
    expect(lastRequest().isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(lastRequest().isAborted).toBe(true);
  });

  it('X-185: has not arrived when its connection is reset', async () => {
    const { outcome, sent } = begin();
    lastRequest().move(400_000);
    lastRequest().reset();
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(sent).toEqual([400_000]);
  });

  it.each([
    [
      'the page of a captive portal',
      { body: '<html>sign in', headers: { 'content-type': 'text/html' } },
    ],
    ['a page without a type', { body: '<!doctype html><title>Wi-Fi</title>' }],
    ['an answer from another address', { ...taken, from: 'https://portal.test/' }],
  ])('X-185, T-59: with %s has not arrived', async (_, answer) => {
    const { outcome } = begin();
    lastRequest().answer(answer);
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  it.each([413, 415, 507])(
    'X-185: reports the status and the words of a refusal with %i',
    async (status) => {
      const { outcome } = begin();
      lastRequest().answer({ status, body: '{"detail":"نشد","code":"too_large"}' });
      expect(await outcome).toMatchObject({
        failure: { kind: 'refused', status, texts: ['نشد'], code: 'too_large' },
      });
    },
  );

  it('X-185: reports the time to wait when it comes too soon', async () => {
    const { outcome } = begin();
    lastRequest().answer({ status: 429, body: '{}', headers: { 'retry-after': '7' } });
    expect(await outcome).toMatchObject({ failure: { status: 429, retryAfter: 7_000 } });
  });

  it('X-183: at a wrong place is refused with the right one', async () => {
    const { outcome } = begin();
    lastRequest().answer({ status: 409, body: '{"code":"wrong_offset","received":7}' });
    expect(await outcome).toMatchObject({
      failure: { status: 409, code: 'wrong_offset', details: { received: 7 } },
    });
  });

  it('X-185: is sent once more with the token that has replaced its own', async () => {
    const { outcome, sent } = begin({}, { findNewerToken: () => Promise.resolve('newer') });
    lastRequest().answer({ status: 401 });
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeXhr.sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'token sara-token',
      'token newer',
    ]);
    lastRequest().move(5);
    lastRequest().answer(taken);
    expect([(await outcome).ok, sent]).toEqual([true, [5]]);
  });

  it('X-184, T-60: reports nothing after it was stopped', async () => {
    const pause = new AbortController();
    const { outcome, sent } = begin({ signal: pause.signal });
    lastRequest().move(5);
    pause.abort();
    lastRequest().move(6);
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect([sent, lastRequest().isAborted]).toEqual([[5], true]);
  });

  it('X-184: is not sent when it is stopped before its begin', async () => {
    const { outcome } = begin({ signal: AbortSignal.abort() });
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(FakeXhr.sent).toEqual([]);
  });
});
