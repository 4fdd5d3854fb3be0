import { describe, expect, it, vi } from 'vitest';
import { createClient, type LargeAnswers } from './client.ts';
import { readAnswer } from './readAnswer.ts';

const short = { id: 'a', revision: 1, text: '', segments: [] };
const long = { ...short, text: 'سلام '.repeat(60_000) };

function createReader(
  read: LargeAnswers['read'] = (call, bytes) => Promise.resolve(readAnswer(call, bytes)),
) {
  return { prepare: vi.fn(), read: vi.fn(read) };
}

function ask(body: unknown, largeAnswers: LargeAnswers, signal?: AbortSignal) {
  const client = createClient({
    host: '',
    readToken: () => 'token',
    largeAnswers,
    fetch: () => Promise.resolve(Response.json(body)),
  });
  return client.retrieveHistory({ id: 'a', words: 0 }, { ...(signal && { signal }) });
}

describe('a large answer', () => {
  it('is read outside of this thread, and a short one is not', async () => {
    const reader = createReader();
    expect(await ask(long, reader)).toMatchObject({ ok: true, answer: { text: long.text } });
    expect([reader.prepare.mock.calls.length, reader.read.mock.calls.length]).toEqual([1, 1]);
    expect(await ask(short, reader)).toMatchObject({ ok: true });
    expect(reader.read).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a conversation', long],
    ['one without a revision', { ...long, revision: null }],
    ['a list', [long.text]],
  ])('has the same outcome where %s can only be read on this thread', async (_, body) => {
    const failing = createReader(() => Promise.reject(new Error('The Worker did not load.')));
    const outcome = await ask(body, failing);
    expect(outcome).toEqual(await ask(body, createReader()));
    expect(failing.read).toHaveBeenCalledTimes(1);
    expect(outcome.ok).toBe(body === long);
  });

  it('ends with its call', async () => {
    const ending = new AbortController();
    const silent = createReader(() => {
      ending.abort();
      return new Promise(() => undefined);
    });
    const outcome = await ask(long, silent, ending.signal);
    expect(outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
  });
});
