import { describe, expect, it } from 'vitest';
import {
  createFileClient,
  files,
  mocks,
  send,
  serveFiles,
  spoken,
} from '../../testing/sentFiles.ts';

serveFiles();

const unfinished = (received: number) => ({
  ok: true,
  answer: { received, task_id: null, progress_url: null, conversation_id: null },
});
const whole = {
  ok: true,
  answer: {
    received: spoken.size,
    task_id: 'task-1',
    progress_url: '/celery-progress/task-1/',
    conversation_id: 'c1000000-0000-4000-8000-000000000001',
  },
};
const ask = (client_id = 'file-1') => files.retrieveReceivedFile({ client_id });
const conversations = () => mocks.backend.account('sara').conversations.length;

describe('the parts of a file', () => {
  it('X-183: are taken in their order, and the last one begins the conversion', async () => {
    expect(await send({ bytes: 1_000 })).toEqual(unfinished(1_000));
    expect(await send({ offset: 1_000, bytes: 500 })).toEqual(unfinished(1_500));
    expect(conversations()).toBe(0);
    expect(await send({ offset: 1_500 })).toEqual(whole);
    expect(conversations()).toBe(1);
  });

  it('X-183: a last part may be empty', async () => {
    await send({ is_last: false });
    expect(await send({ offset: spoken.size })).toEqual(whole);
  });

  it('X-183: one that was taken before, and one that comes too early, change nothing', async () => {
    await send({ bytes: 1_000 });
    expect(await send({ bytes: 1_000 })).toEqual(unfinished(1_000));
    expect(await send({ offset: 2_000 })).toEqual(unfinished(1_000));
  });

  it('X-183: at a wrong place may be refused with the right one', async () => {
    mocks.backend.fileFaults.refusesWrongPlaces = true;
    await send({ bytes: 1_000 });
    expect(await send({ offset: 3, bytes: 5 })).toMatchObject({
      failure: { status: 409, code: 'wrong_offset', details: { received: 1_000 } },
    });
  });

  it('X-183: one file has one conversion, however often its end is sent', async () => {
    const both = await Promise.all([send(), send()]);
    expect(both).toEqual([whole, whole]);
    expect(await send({ offset: spoken.size })).toEqual(whole);
    expect([await send(), await ask(), conversations()]).toEqual([whole, whole, 1]);
  });

  it('X-183: a lost connection keeps the bytes before it', async () => {
    mocks.backend.fileFaults.cutAt(700);
    expect(await send({ bytes: 1_000 })).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(await ask()).toEqual(unfinished(700));
  });

  it('X-183: the answer to the last byte can be lost, and is asked for', async () => {
    mocks.backend.fileFaults.cutAt(spoken.size);
    expect(await send()).toMatchObject({ failure: { kind: 'network' } });
    expect([await ask(), conversations()]).toEqual([whole, 1]);
  });

  it('T-62: a server that has lost what it received says so', async () => {
    await send({ bytes: 1_000 });
    mocks.backend.fileFaults.forget();
    expect(await send({ offset: 1_000, bytes: 500 })).toEqual(unfinished(0));
    expect(await ask()).toEqual(unfinished(0));
  });

  it('X-183: belong to one person and one id', async () => {
    await send({ bytes: 1_000 });
    expect(await ask('file-2')).toEqual(unfinished(0));
    const other = createFileClient('reza');
    expect(await other.retrieveReceivedFile({ client_id: 'file-1' })).toEqual(unfinished(0));
  });
});

describe('a part that is refused', () => {
  it.each([
    ['X-185: that is too large: 413', 413, { longestPart: 10 }],
    ['X-185: that finds no place: 507', 507, { isFull: true }],
    ['X-185: that comes too soon: 429', 429, { tooSoon: 1 }],
  ])('%s', async (_, status, fault) => {
    Object.assign(mocks.backend.fileFaults, fault);
    expect(await send({ bytes: 1_000 })).toMatchObject({
      failure: { kind: 'refused', status, retryAfter: status === 429 ? 2_000 : null },
    });
    expect(await ask()).toEqual(unfinished(0));
  });

  it('X-181: answers 413 to more than 2 GB', async () => {
    expect(await send({ size: 2 * 1_024 ** 3 + 1 })).toMatchObject({ failure: { status: 413 } });
  });

  it('X-181: is known by its bytes and not by its name: 415', async () => {
    const text = new Blob(['این یک متن ساده است و نه صدا']);
    expect(await send({ whole: text, name: 'صدا.mp3' })).toMatchObject({
      failure: { status: 415, code: 'unsupported_format' },
    });
    expect(await send({ name: 'بی‌نام' })).toEqual(whole);
  });

  it('X-181: because its file is empty: 415', async () => {
    expect(await send({ whole: new Blob([]) })).toMatchObject({ failure: { status: 415 } });
  });

  it.each([
    ['another size', { size: 5 }, 'size'],
    ['an end before the end', { offset: 1_000, bytes: 10, is_last: true }, 'size'],
    ['another content', { sample_hash: 'b2'.repeat(32) }, 'sample_hash'],
  ])('X-187: belongs to another file: %s', async (_, change, field) => {
    await send({ bytes: 1_000 });
    const outcome = await send({ offset: 1_000, bytes: 500, ...change });
    expect(outcome).toMatchObject({ failure: { status: 400 } });
    expect(!outcome.ok && 'fields' in outcome.failure && outcome.failure.fields).toHaveProperty(
      field,
    );
  });

  it('S11: while the person stores texts only on the own device', async () => {
    mocks.backend.setConfig(mocks.backend.account('sara'), { save_transcriptions: false });
    expect(await send()).toMatchObject({ failure: { status: 403, code: 'saving_off' } });
  });
});

describe('a slow line', () => {
  it('X-185: takes its time for each byte', async () => {
    mocks.backend.fileFaults.msPerByte = 0.05;
    const from = performance.now();
    expect(await send({ bytes: 1_000 })).toEqual(unfinished(1_000));
    expect(performance.now() - from).toBeGreaterThan(45);
  });

  it('X-184: a part that is stopped on its way has not arrived', async () => {
    mocks.backend.fileFaults.msPerByte = 1_000;
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 20);
    const part = makePart(1_000);
    expect(await files.sendFilePart(part, { signal: stop.signal })).toEqual({
      ok: false,
      failure: { kind: 'aborted' },
    });
    expect(await ask()).toEqual(unfinished(0));
  });
});

function makePart(bytes: number) {
  return {
    client_id: 'file-1',
    file: spoken.slice(0, bytes),
    offset: 0,
    is_last: false,
    size: spoken.size,
    name: 'گفتگو.wav',
    sample_hash: 'a1'.repeat(32),
    use_punctuations: true,
    use_text_to_number: true,
    diarization: 'off' as const,
  };
}
