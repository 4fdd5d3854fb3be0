import { fileFailureReasons } from '@nevisa/api/files';
import { describe, expect, it } from 'vitest';
import {
  client,
  createFileClient,
  readCredit,
  files,
  finish,
  mocks,
  readProgress,
  send,
  serveFiles,
  silent,
  spoken,
} from '../../testing/sentFiles.ts';
import { join, makeThreeBursts } from '../../testing/audio.ts';
import { makeWave } from '../../testing/wave.ts';
import { jobTimes } from '../historyJobs.ts';
import { taskLife } from './fileTasks.ts';

serveFiles();

const id = 'c1000000-0000-4000-8000-000000000001';
const advance = (ms: number) => mocks.backend.clock.advance(ms);
/** The length of `spoken`, in ms. */
const length = Math.round((spoken.size - 44) / 32);
const terminate = (task_id: string | null = 'task-1') =>
  files.terminateFileTask({ client_id: 'file-1', task_id });
const bill = (usage: number) => ({ ok: true, answer: { usage } });

async function row() {
  const outcome = await client.listHistory({ ids: [id] });
  return outcome.ok ? outcome.answer.results[0] : undefined;
}

describe('the conversion of a file', () => {
  it('X-191: waits, progresses with the clock, and ends', async () => {
    await send();
    expect(await readProgress()).toMatchObject({
      state: 'PENDING',
      complete: false,
      success: null,
      progress: { pending: true, percent: null },
      result: null,
    });
    advance(jobTimes.waiting);
    expect(await readProgress()).toMatchObject({ state: 'PROGRESS', progress: { percent: 0 } });
    advance(jobTimes.working / 2);
    expect(await readProgress()).toMatchObject({ complete: false, progress: { percent: 50 } });
    advance(jobTimes.working / 2);
    expect(await readProgress()).toMatchObject({
      state: 'SUCCESS',
      complete: true,
      success: true,
      progress: { percent: 100 },
      result: { conversation_id: id, usage: length, reason: null },
    });
  });

  it('X-191: is a row of the history with the name of the file from its last byte on', async () => {
    await send({ name: 'مصاحبه ۱.۵.wav' });
    expect(await row()).toMatchObject({
      client_id: 'file-1',
      title: 'مصاحبه ۱.۵',
      source: 'FILE',
      status: 'PENDING',
      duration: length,
      has_audio: true,
    });
  });

  it('X-191: writes the sentences that are heard, with the times of their words', async () => {
    await send();
    finish();
    const outcome = await client.retrieveHistory({ id });
    const segments = outcome.ok ? outcome.answer.segments : [];
    expect(segments.map(({ start, end }) => [start, end])).toEqual([
      [0.5, 1.5],
      [2.3, 3.5],
      [4.3, 5.2],
    ]);
    const words = segments.flatMap((segment) => segment.words);
    expect(words.length).toBe(outcome.ok ? outcome.answer.word_count : 0);
    expect(words.every(({ start, end }) => start < end && end <= 5.2)).toBe(true);
  });

  it('X-194: has the chosen marks and speakers', async () => {
    await send({ use_punctuations: false, diarization: '2' });
    finish();
    const outcome = await client.retrieveHistory({ id });
    const whole = outcome.ok ? outcome.answer : null;
    expect(whole?.text).not.toMatch(/[.،]/);
    expect(whole?.speakers).toHaveLength(2);
    expect(whole?.segments.map(({ speaker }) => speaker)).toEqual([
      'speaker-1',
      'speaker-2',
      'speaker-1',
    ]);
  });

  it.each([
    [true, 'کتاب ها ۲۰', '۲۰'],
    [false, 'کتاب ها بیست', 'بیست'],
  ])('X-194: has numbers in digits: %s', async (use_text_to_number, part, word) => {
    await send({ whole: makeWave(join(makeThreeBursts(), makeThreeBursts())), use_text_to_number });
    finish();
    const outcome = await client.retrieveHistory({ id });
    const segments = outcome.ok ? outcome.answer.segments : [];
    expect(segments.map(({ text }) => text).join(' ')).toContain(part);
    expect(segments[3]?.words.at(-1)?.word).toBe(word);
  });

  it('X-191: is unknown to another person, and after a day', async () => {
    await send();
    const other = await createFileClient('reza').retrieveFileProgress({ task_id: 'task-1' });
    expect(other).toMatchObject({ failure: { status: 404 } });
    finish();
    expect(await readProgress()).toMatchObject({ complete: true });
    advance(taskLife);
    expect(await readProgress()).toMatchObject({ status: 404, code: 'unknown_task' });
  });

  it('X-191: takes the length from the size of a file that is not decoded, and has a text', async () => {
    await send({ whole: new Blob(['ID3', new Uint8Array(159_997)]), name: 'a.mp3' });
    finish();
    expect(await readProgress()).toMatchObject({ result: { usage: 10_000 } });
    expect((await row())?.word_count).toBeGreaterThan(10);
  });

  it('X-153: keeps its sound', async () => {
    await send();
    const link = await client.getHistoryAudioLink({ id });
    expect(link).toMatchObject({ answer: { mime_type: 'audio/wav', size: spoken.size } });
  });
});

describe('the charge of a conversion', () => {
  it('X-199: is taken once, at the end, and seen by the account that is read anew', async () => {
    const before = readCredit();
    await send();
    advance(jobTimes.waiting + jobTimes.working - 1);
    await readProgress();
    expect(readCredit()).toBe(before);
    advance(1);
    const outcome = await client.retrieveAccount();
    const account = outcome.ok ? outcome.answer.nevisa_service_account : null;
    expect(account?.usage_remained).toBe(before - length);
    await Promise.all([readProgress(), readProgress()]);
    await send();
    expect(readCredit()).toBe(before - length);
  });

  it('X-199: is nothing while it waits, and a share while it works', async () => {
    const before = readCredit();
    await send();
    expect(await terminate()).toEqual(bill(0));
    await send({ client_id: 'file-2' });
    advance(jobTimes.waiting + jobTimes.working / 2);
    const half = await files.terminateFileTask({ client_id: 'file-2', task_id: 'task-2' });
    expect(half).toEqual(bill(length / 2));
    expect(readCredit()).toBe(before - length / 2);
  });

  it('X-181: does not exceed the credit: of two files, the second fails', async () => {
    mocks.backend.account('sara').nevisa_service_account.usage_remained = length * 1.5;
    await send();
    await send({ client_id: 'file-2' });
    finish();
    expect([await readProgress('task-1'), await readProgress('task-2')]).toMatchObject([
      { success: true },
      { success: false, result: { reason: 'no_credit', usage: 0 } },
    ]);
    expect(readCredit()).toBe(length / 2);
  });
});

describe('the end of a conversion by the person', () => {
  it('X-191: a cancel removes the row, is reported by the progress, and is charged once', async () => {
    await send();
    advance(jobTimes.waiting + jobTimes.working / 4);
    expect([await terminate(), await terminate()]).toEqual([bill(length / 4), bill(length / 4)]);
    expect(await row()).toBeUndefined();
    expect(await readProgress()).toMatchObject({
      state: 'REVOKED',
      complete: true,
      success: false,
    });
  });

  it('X-184: drops the bytes of an unfinished file, and no later part begins it again', async () => {
    await send({ bytes: 1_000 });
    expect(await terminate(null)).toEqual(bill(0));
    expect(await send({ offset: 1_000 })).toMatchObject({ failure: { status: 410 } });
    expect(await send()).toMatchObject({ failure: { status: 410, code: 'canceled' } });
  });

  it('X-191: changes nothing after the conversion has ended, and bills nothing for an unknown one', async () => {
    await send();
    finish();
    expect(await terminate()).toEqual(bill(length));
    expect(await row()).toMatchObject({ status: 'SUCCESS' });
    expect(await terminate('task-9')).toEqual(bill(0));
  });
});

describe('a conversion that fails', () => {
  it.each([...fileFailureReasons, 'solar_storm'])(
    'X-193: says %s, and costs nothing',
    async (reason) => {
      const before = readCredit();
      mocks.backend.fileFaults.failing = reason;
      await send();
      finish();
      expect(await readProgress()).toMatchObject({
        state: 'FAILURE',
        complete: true,
        success: false,
        result: { conversation_id: id, usage: 0, reason },
      });
      expect(await row()).toMatchObject({ status: 'FAILED', failure_reason: reason });
      expect(readCredit()).toBe(before);
    },
  );

  it.each([
    ['no_speech', silent],
    ['damaged', new Blob(['RIFF____WAVE', new Uint8Array(500)])],
    ['too_long', makeWave(new Int16Array(18_001), 1)],
  ])('X-193: %s is found in the file', async (reason, whole) => {
    await send({ whole });
    finish();
    expect(await readProgress()).toMatchObject({ success: false, result: { reason } });
  });

  it('X-193: is repeated without its bytes', async () => {
    mocks.backend.fileFaults.failing = 'server';
    await send();
    finish();
    await readProgress();
    advance(taskLife);
    mocks.backend.fileFaults.failing = null;
    expect(await client.retryHistory({ id })).toMatchObject({ answer: { status: 'PENDING' } });
    expect(await readProgress()).toMatchObject({ state: 'PENDING', complete: false });
    finish();
    expect(await readProgress()).toMatchObject({ success: true, result: { usage: length } });
  });

  it('X-193: is not repeated when the file is not kept any more', async () => {
    mocks.backend.setConfig(mocks.backend.account('sara'), { preferences: { keep_audio_days: 7 } });
    mocks.backend.fileFaults.failing = 'server';
    await send();
    finish();
    advance(8 * 24 * 3_600_000);
    expect(await client.retryHistory({ id })).toMatchObject({
      failure: { status: 404, code: 'file_gone' },
    });
  });
});

describe('a file that is known', () => {
  const find = (calls = files, size = spoken.size, hash = 'a1'.repeat(32)) =>
    calls.findKnownFile({ size, sample_hash: hash });
  const found = (conversation_id: string | null) => ({ ok: true, answer: { conversation_id } });

  it('X-182: has the same size and hash, and was converted for the same person', async () => {
    expect(await find()).toEqual(found(null));
    await send();
    expect(await find()).toEqual(found(id));
    expect(await find(files, spoken.size + 1)).toEqual(found(null));
    expect(await find(files, spoken.size, 'b2'.repeat(32))).toEqual(found(null));
    expect(await find(createFileClient('reza'))).toEqual(found(null));
  });

  it('X-182: a file whose text was canceled, failed or deleted is not known', async () => {
    await send();
    await terminate();
    expect(await find()).toEqual(found(null));
    mocks.backend.fileFaults.failing = 'server';
    await send({ client_id: 'file-2' });
    finish();
    expect(await find()).toEqual(found(null));
    mocks.backend.fileFaults.failing = null;
    await send({ client_id: 'file-3' });
    finish();
    const third = 'c1000000-0000-4000-8000-000000000003';
    expect(await find()).toEqual(found(third));
    await client.deleteHistory({ ids: [third] });
    expect(await find()).toEqual(found(null));
  });
});
