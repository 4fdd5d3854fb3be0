import { describe, expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import { job, openSendingUpload } from './uploadTesting.ts';
import type { JobFault } from './uploadTypes.ts';

const network = { ok: false, failure: { kind: 'network' } } as const;

async function convertingUpload() {
  const upload = await openSendingUpload();
  upload.sender()?.report({ type: 'part.settled', received: 10, job });
  return upload;
}

describe('the conversion of a sent file', () => {
  it('X-10, X-191: is asked for after 1 s, then ever more rarely, at most every 10 s', async () => {
    const upload = await convertingUpload();
    const waits = [1_500, 2_250, 3_375, 5_063, 7_594, 10_000, 10_000];
    await upload.askJob.last().answer({ ok: true, answer: { state: 'queued' } });
    upload.pass(1_000);
    for (const wait of waits) {
      const { length } = upload.askJob.calls;
      await upload.askJob.last().answer({ ok: true, answer: { state: 'queued' } });
      upload.pass(wait - 2);
      expect(upload.askJob.calls).toHaveLength(length);
      upload.pass(2);
      expect(upload.askJob.calls).toHaveLength(length + 1);
    }
  });

  it('X-191: goes on after a failed question', async () => {
    const upload = await convertingUpload();
    await upload.askJob.last().answer(network);
    expect(upload.tags()).toEqual(['converting']);
    upload.pass(2_000);
    expect(upload.askJob.calls).toHaveLength(2);
  });

  it('X-191: is asked for no sooner than the server says, also when the page is shown again meanwhile', async () => {
    const upload = await convertingUpload();
    const failure = { ...makeRefusal(429).failure, retryAfter: 60_000 };
    await upload.askJob.last().answer({ ok: false, failure });
    upload.pass(59_000);
    upload.send({ type: 'network.returned' });
    expect(upload.askJob.calls).toHaveLength(1);
    upload.pass(1_000);
    await upload.askJob.last().answer(network);
    upload.send({ type: 'network.returned' });
    expect(upload.askJob.calls).toHaveLength(3);
  });

  it('X-188: has a percent that never falls and never exceeds 100', async () => {
    const upload = await convertingUpload();
    for (const [percent, shown] of [
      [30, 30],
      [20, 30],
      [null, 30],
      [400, 100],
    ] as const) {
      await upload.askJob.last().answer({ ok: true, answer: { state: 'converting', percent } });
      expect(upload.context().report).toEqual({ state: 'converting', percent: shown });
      upload.pass(10_000);
    }
  });

  it('X-199, T-63: ends with the text and the minutes that were charged', async () => {
    const upload = await convertingUpload();
    const report = { state: 'done', historyId: 5, billed: 60_000 } as const;
    await upload.askJob.last().answer({ ok: true, answer: report });
    expect(upload.tags()).toEqual(['done']);
    expect(upload.context().report).toEqual(report);
  });

  it.each<JobFault>(['noSpeech', 'unsupported', 'tooLong', 'noCredit', 'damaged', 'server'])(
    'X-193: is repeated after %s without sending the file again',
    async (fault) => {
      const upload = await convertingUpload();
      const report = { state: 'failed', fault, billed: 0 } as const;
      await upload.askJob.last().answer({ ok: true, answer: report });
      expect(upload.tags()).toEqual(['failed']);
      upload.send({ type: 'retry.requested' });
      const again = { taskId: 'second task', historyId: 'history' };
      const answer = { received: 10, job: again };
      await upload.repeatJob.last().answer({ ok: true, answer });
      expect(upload.tags()).toEqual(['converting']);
      expect(upload.askJob.last().input).toEqual(again);
      expect(upload.senders).toHaveLength(1);
    },
  );

  it('X-193: a repeated conversion has not failed because it cannot be asked for', async () => {
    const upload = await convertingUpload();
    const report = { state: 'failed', fault: 'noCredit', billed: 0 } as const;
    await upload.askJob.last().answer({ ok: true, answer: report });
    upload.send({ type: 'retry.requested' });
    await upload.repeatJob.last().answer({ ok: true, answer: { received: 10, job: null } });
    await upload.askJob.last().answer(network);
    expect(upload.tags()).toEqual(['converting']);
    expect(upload.context().report).toBeNull();
  });

  it('X-184, X-193: is begun once more without the failure of a cancel that was refused before', async () => {
    const upload = await convertingUpload();
    upload.send({ type: 'cancel.requested' });
    await upload.terminateJob.last().answer(makeRefusal(409));
    expect(upload.context().failure).not.toBeNull();
    const report = { state: 'failed', fault: 'server', billed: 0 } as const;
    await upload.askJob.last().answer({ ok: true, answer: report });
    upload.send({ type: 'retry.requested' });
    expect([upload.tags(), upload.context().failure]).toEqual([['converting'], null]);
  });

  it('X-185, X-193: keeps why it was not begun once more beside its end', async () => {
    const upload = await convertingUpload();
    const report = { state: 'failed', fault: 'server', billed: 0 } as const;
    await upload.askJob.last().answer({ ok: true, answer: report });
    upload.send({ type: 'retry.requested' });
    await upload.repeatJob.last().answer(network);
    expect(upload.tags()).toEqual(['failed']);
    expect(upload.context()).toMatchObject({ report, failure: network.failure });
  });

  it('X-184, X-193: has failed without the failure of a cancel that was refused before', async () => {
    const upload = await convertingUpload();
    upload.send({ type: 'cancel.requested' });
    await upload.terminateJob.last().answer(makeRefusal(409));
    expect(upload.context().failure).not.toBeNull();
    const report = { state: 'failed', fault: 'server', billed: 0 } as const;
    await upload.askJob.last().answer({ ok: true, answer: report });
    expect(upload.context()).toMatchObject({ report, failure: null });
  });

  it('X-193: is sent again when the server has the file no more', async () => {
    const upload = await convertingUpload();
    const report = { state: 'failed', fault: 'unknownTask', billed: 0 } as const;
    await upload.askJob.last().answer({ ok: true, answer: report });
    upload.send({ type: 'retry.requested' });
    await upload.repeatJob.last().answer(makeRefusal(404));
    expect(upload.tags()).toEqual(['moving', 'waiting']);
    expect(upload.context()).toMatchObject({ received: 0, job: null, report: null });
  });

  it('X-184, X-193: canceled while it is begun once more, ends the conversion of the answer', async () => {
    const upload = await convertingUpload();
    const report = { state: 'failed', fault: 'server', billed: 0 } as const;
    await upload.askJob.last().answer({ ok: true, answer: report });
    upload.send({ type: 'retry.requested' });
    upload.send({ type: 'cancel.requested' });
    expect(upload.tags()).toEqual(['canceling']);
    const again = { taskId: 'second task', historyId: 'history' };
    await upload.repeatJob.last().answer({ ok: true, answer: { received: 10, job: again } });
    expect(upload.terminateJob.last().input.job).toEqual(again);
    await upload.terminateJob.last().answer({ ok: true, answer: { billed: 0 } });
    expect(upload.tags()).toEqual(['canceled']);
  });

  it.each(['refused', 'broken'])(
    'X-184, X-193: canceled while it is begun once more, is canceled also when the call is %s',
    async (end) => {
      const upload = await convertingUpload();
      const report = { state: 'failed', fault: 'server', billed: 0 } as const;
      await upload.askJob.last().answer({ ok: true, answer: report });
      upload.send({ type: 'retry.requested' });
      upload.send({ type: 'cancel.requested' });
      const call = upload.repeatJob.last();
      await (end === 'refused' ? call.answer(makeRefusal(500)) : call.reject('broken'));
      expect(upload.terminateJob.last().input.job).toEqual(job);
    },
  );

  it('X-184, X-191, X-199: is ended by cancel, which says what was charged', async () => {
    const upload = await convertingUpload();
    upload.send({ type: 'cancel.requested' });
    await upload.terminateJob.last().answer(network);
    expect(upload.tags()).toEqual(['canceling']);
    upload.pass(1_000);
    await upload.terminateJob.last().answer({ ok: true, answer: { billed: 20_000 } });
    expect(upload.tags()).toEqual(['canceled']);
    expect(upload.context().report).toEqual({ state: 'canceled', billed: 20_000 });
  });

  it.each([400, 403, 409])(
    'X-184, X-191: goes on and says how it ends where the server refuses to end it: %s',
    async (status) => {
      const upload = await convertingUpload();
      upload.send({ type: 'cancel.requested' });
      await upload.terminateJob.last().answer(makeRefusal(status));
      expect(upload.tags()).toEqual(['converting']);
      expect(upload.context().failure).toMatchObject({ status });
      upload.pass(60_000);
      expect(upload.terminateJob.calls).toHaveLength(1);
      const report = { state: 'done', historyId: 5, billed: 60_000 } as const;
      await upload.askJob.last().answer({ ok: true, answer: report });
      expect(upload.tags()).toEqual(['done']);
    },
  );

  it('X-184: an upload without a conversion ends also where the server refuses to end it', async () => {
    const upload = await openSendingUpload();
    upload.send({ type: 'cancel.requested' });
    await upload.terminateJob.last().answer(makeRefusal(400));
    expect(upload.tags()).toEqual(['canceled']);
  });

  it('X-184: a cancel waits for the next sign-in where the session has ended', async () => {
    const upload = await convertingUpload();
    upload.send({ type: 'cancel.requested' });
    await upload.terminateJob.last().answer(makeRefusal(401));
    upload.pass(60_000);
    expect(upload.terminateJob.calls).toHaveLength(1);
    upload.send({ type: 'session.returned' });
    await upload.terminateJob.last().answer({ ok: true, answer: { billed: 0 } });
    expect(upload.tags()).toEqual(['canceled']);
  });
});
