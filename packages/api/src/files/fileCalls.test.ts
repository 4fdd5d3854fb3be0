import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createPartClient } from '../client.ts';
import { fileCalls } from './fileCalls.ts';
import { filePartSchema, longestFilePart } from './files.ts';

/** A client whose server answers always so; `asked` has the requests. */
function answering(body: unknown) {
  const asked: string[] = [];
  const client = createPartClient(fileCalls, {
    host: '',
    readToken: () => 'sara-token',
    fetch: (input, init) => {
      asked.push(`${init?.method ?? ''} ${input as string}`);
      return Promise.resolve(body === undefined ? new Response() : Response.json(body));
    },
  });
  return { client, asked };
}

const nothing = { received: 0, task_id: null, progress_url: null, conversation_id: null };

describe('the calls of files', () => {
  it('have the addresses of the contract', () => {
    expect(Object.values(fileCalls).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /recognize-file',
      'GET /recognize-file',
      'GET /recognize-file/known',
      'GET /celery-progress/:task_id/',
      'POST /file/terminate-task',
    ]);
  });

  it.each([
    ['0c7e-41', '0c7e-41'],
    ['a/../b?c#d', 'a%2F..%2Fb%3Fc%23d'],
    ['تبدیل', encodeURIComponent('تبدیل')],
  ])('X-191: the task %s is a part of the address, and never more of it', async (task, path) => {
    const { client, asked } = answering({ complete: false });
    await client.retrieveFileProgress({ task_id: task });
    expect(asked).toEqual([`GET /celery-progress/${path}/`]);
  });

  it('X-183: what is asked for stays in the query', async () => {
    const { client, asked } = answering(nothing);
    await client.retrieveReceivedFile({ client_id: 'a&b' });
    expect(asked).toEqual(['GET /recognize-file?client_id=a%26b']);
  });

  it.each([{}, { received: -1 }, { received: '5' }, { received: 1.5 }])(
    'X-183: the answer %j says nothing of the received bytes, and is none',
    async (body) => {
      const { client } = answering(body);
      expect(await client.retrieveReceivedFile({ client_id: 'a' })).toMatchObject({
        failure: { kind: 'schema' },
      });
    },
  );

  it('X-191: a conversion is ended also where the server answers without a body', async () => {
    const { client } = answering(undefined);
    expect(await client.terminateFileTask({ client_id: 'a', task_id: 'task' })).toEqual({
      ok: true,
      answer: { usage: null },
    });
  });

  it.each(['', '.', '..', 7, 'x'.repeat(201)])(
    'X-191: %j is no task, and loses nothing else of the answer',
    async (task) => {
      const { client } = answering({ received: 5, task_id: task });
      expect(await client.retrieveReceivedFile({ client_id: 'a' })).toEqual({
        ok: true,
        answer: { ...nothing, received: 5 },
      });
    },
  );
});

describe('the progress of a conversion', () => {
  const ask = async (body: unknown) => {
    const outcome = await answering(body).client.retrieveFileProgress({ task_id: 't' });
    return outcome.ok ? outcome.answer : outcome.failure.kind;
  };
  const running = { state: 'PROGRESS', complete: false, success: null };

  it.each([
    ['X-188: a percent', 41.5, 41.5],
    ['X-188: a percent above 100', 101, null],
    ['X-188: a percent below 0', -1, null],
    ['X-188: a percent that is no number', 'NaN', null],
  ])('%s is read as %j → %j', async (_, percent, read) => {
    expect(await ask({ ...running, progress: { percent } })).toMatchObject({
      progress: { percent: read },
    });
  });

  it('X-199: its end says what was made, what was charged, and why not more', async () => {
    const result = { conversation_id: 7, usage: 1_500, reason: null };
    const end = { state: 'SUCCESS', complete: true, success: true, result };
    expect(await ask({ ...end, result: { ...result, final: true } })).toEqual({
      ...end,
      progress: null,
    });
  });

  it('X-193: a failure whose result is a text is still a failure', async () => {
    const failed = { state: 'FAILURE', complete: true, success: false };
    expect(await ask({ ...failed, result: 'ValueError(…)' })).toEqual({
      ...failed,
      progress: null,
      result: null,
    });
  });

  it.each([{}, { complete: 'yes' }, [], 'SUCCESS'])(
    'X-191: %j says nothing of a conversion, and ends none',
    async (body) => {
      expect(await ask(body)).toBe('schema');
    },
  );
});

describe('a part of a file', () => {
  const part = {
    client_id: 'file-1',
    file: new Blob(['a']),
    offset: 0,
    is_last: true,
    size: 1,
    name: 'گفتگو.mp3',
    sample_hash: 'ab'.repeat(32),
    use_punctuations: true,
    use_text_to_number: false,
    diarization: '3',
  };

  it.each([
    ['the largest part', { file: new Blob([new Uint8Array(longestFilePart)]) }, true],
    ['a larger part', { file: new Blob([new Uint8Array(longestFilePart + 1)]) }, false],
    ['an empty last part', { file: new Blob([]) }, true],
    ['nine speakers', { diarization: '9' }, false],
    ['one speaker', { diarization: '1' }, false],
    ['a negative offset', { offset: -1 }, false],
    ['half a byte', { size: 0.5 }, false],
    ['no name', { name: '' }, false],
    ['a hash that is none', { sample_hash: 'x' }, false],
  ])('X-183: %s is in the contract: %o → %j', (_, change, isValid) => {
    expect(v.is(filePartSchema, { ...part, ...change })).toBe(isValid);
  });
});
