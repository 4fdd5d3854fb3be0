import { describe, expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import type { FileFault } from './uploadTypes.ts';
import {
  interview,
  job,
  keptUpload,
  plainOptions,
  openSendingUpload,
  startUpload,
} from './uploadTesting.ts';

const network = { ok: false, failure: { kind: 'network' } } as const;

describe('a file before it is sent', () => {
  it('X-181: is sampled, measured, compared and then ready to start', async () => {
    const upload = startUpload();
    expect(upload.tags()).toEqual(['checking']);
    await upload.check();
    expect(upload.tags()).toEqual(['ready']);
    expect(upload.context()).toMatchObject({ hash: 'hash', duration: 60_000 });
    expect(upload.findKnown.last().input).toEqual({ id: 'upload', size: 10, hash: 'hash' });
    expect(upload.senders).toEqual([]);
  });

  it.each<FileFault>(['empty', 'tooLarge', 'notMedia', 'noSound', 'unreadable'])(
    'X-181: is refused because it is %s, and another one can be chosen',
    async (fault) => {
      const upload = startUpload();
      await upload.readSample.last().answer({ ok: false, fault });
      expect(upload.tags()).toEqual(['refused']);
      expect(upload.context().fault).toBe(fault);

      const other = { ...interview, name: 'other.mp3' };
      upload.send({ type: 'file.chosen', file: other });
      expect(upload.readSample.last().input.file).toEqual(other);
      await upload.check();
      expect(upload.tags()).toEqual(['ready']);
      expect(upload.context().fault).toBeNull();
    },
  );

  it('X-181: can be sent although its length is not known', async () => {
    const upload = startUpload();
    await upload.readSample.last().answer({ ok: true, hash: 'hash' });
    await upload.measureLength.last().reject('a broken port');
    await upload.findKnown.last().answer(null);
    expect(upload.tags()).toEqual(['ready']);
    expect(upload.context().duration).toBeNull();
  });

  it('X-181: cannot start while the credit does not suffice', async () => {
    const upload = startUpload();
    await upload.check();
    upload.send({ type: 'credit.judged', enough: false });
    upload.send({ type: 'start.requested' });
    expect(upload.tags()).toEqual(['unaffordable']);
    upload.send({ type: 'credit.judged', enough: true });
    upload.send({ type: 'start.requested' });
    expect(upload.tags()).toEqual(['moving', 'waiting']);
  });

  it('X-182: is opened or converted again when its content is known', async () => {
    const upload = startUpload();
    await upload.readSample.last().answer({ ok: true, hash: 'hash' });
    await upload.measureLength.last().answer(60_000);
    await upload.findKnown.last().answer({ historyId: 7 });
    expect(upload.tags()).toEqual(['duplicate']);
    expect(upload.context().known).toEqual({ historyId: 7 });
    upload.send({ type: 'start.requested' });
    expect(upload.tags()).toEqual(['duplicate']);
    upload.send({ type: 'again.requested' });
    expect(upload.tags()).toEqual(['ready']);
  });

  it('X-194: changes its options until its first byte is sent', async () => {
    const upload = startUpload();
    await upload.check();
    const two = { ...plainOptions, speakers: 2 };
    upload.send({ type: 'options.changed', options: two });
    await upload.begin();
    expect(upload.sender()?.input.options).toEqual(two);
    upload.sender()?.report({ type: 'part.settled', received: 4, job: null });
    upload.send({ type: 'pause.requested' });
    upload.send({ type: 'resume.requested' });
    upload.send({ type: 'options.changed', options: plainOptions });
    expect(upload.context().options).toEqual(two);
  });
});

describe('a file that is sent', () => {
  it('X-183: asks first what the server has, and goes on from there', async () => {
    const upload = startUpload();
    await upload.check();
    await upload.begin(4);
    expect(upload.sender()?.input).toMatchObject({ from: 4, hash: 'hash' });
  });

  it('X-183: asks for the place after a wrong one', async () => {
    const upload = await openSendingUpload();
    upload.sender()?.report({ type: 'part.failed', failure: makeRefusal(409).failure });
    expect(upload.sender()).toBeUndefined();
    upload.pass(1_000);
    await upload.askReceived.last().answer({ ok: true, answer: { received: 6, job: null } });
    expect(upload.sender()?.input.from).toBe(6);
  });

  it('X-183, X-188: shows what was received most when the server has forgotten bytes, and says so', async () => {
    const upload = await openSendingUpload();
    upload.sender()?.report({ type: 'part.settled', received: 8, job: null });
    upload.sender()?.report({ type: 'part.failed', failure: { kind: 'network' } });
    upload.pass(1_000);
    await upload.askReceived.last().answer({ ok: true, answer: { received: 0, job: null } });
    expect(upload.context()).toMatchObject({ received: 0, mostReceived: 8, beganAnew: true });
    upload.sender()?.report({ type: 'part.settled', received: 9, job: null });
    expect(upload.context()).toMatchObject({ received: 9, mostReceived: 9, beganAnew: false });
  });

  it('X-188: takes no more bytes than the file has', async () => {
    const upload = await openSendingUpload();
    upload.sender()?.report({ type: 'part.settled', received: 99, job: null });
    expect(upload.context().received).toBe(10);
    upload.sender()?.report({ type: 'part.settled', received: -1, job: null });
    expect(upload.context()).toMatchObject({ received: 0, mostReceived: 10 });
  });

  it('X-184: stops its sender at once when it is paused, and sends nothing until it is resumed', async () => {
    const upload = await openSendingUpload();
    upload.send({ type: 'pause.requested' });
    expect(upload.tags()).toEqual(['paused']);
    expect(upload.sender()).toBeUndefined();
    upload.send({ type: 'network.returned' });
    upload.send({ type: 'slot.granted' });
    upload.pass(3_600_000);
    expect(upload.senders).toHaveLength(1);
    expect(upload.askReceived.calls).toHaveLength(1);
    upload.send({ type: 'resume.requested' });
    expect(upload.tags()).toEqual(['moving', 'waiting']);
  });

  it.each([404, 409])('X-183: goes on by itself after %s', async (status) => {
    const upload = await openSendingUpload();
    upload.sender()?.report({ type: 'part.failed', failure: makeRefusal(status).failure });
    expect(upload.tags()).toEqual(['moving', 'sending']);
    upload.pass(19_000);
    expect(upload.askReceived.calls).toHaveLength(2);
  });

  it('X-184: is canceled, and not failed, when another page has canceled it', async () => {
    const upload = await openSendingUpload();
    const failure = { ...makeRefusal(410).failure, code: 'canceled' };
    upload.sender()?.report({ type: 'part.failed', failure });
    expect([upload.tags(), upload.context().report]).toEqual([
      ['canceled'],
      { state: 'canceled', billed: null },
    ]);
  });

  it('X-185: waits for the network and goes on by itself', async () => {
    const upload = await openSendingUpload();
    upload.send({ type: 'network.lost' });
    expect(upload.tags()).toEqual(['moving', 'offline', 'sending']);
    expect(upload.sender()).toBeUndefined();
    upload.send({ type: 'network.returned' });
    await upload.askReceived.last().answer({ ok: true, answer: { received: 3, job: null } });
    expect(upload.sender()?.input.from).toBe(3);
  });

  it('X-185: waits for the network also while it tries by itself, and after a try that fails', async () => {
    const upload = await openSendingUpload();
    upload.send({ type: 'network.lost' });
    upload.pass(19_000);
    expect(upload.tags()).toEqual(['moving', 'offline', 'sending']);
    await upload.askReceived.last().answer({ ok: false, failure: { kind: 'network' } });
    expect(upload.tags()).toEqual(['moving', 'offline', 'sending']);
    upload.pass(19_000);
    await upload.askReceived.last().answer({ ok: true, answer: { received: 3, job: null } });
    expect(upload.sender()?.input.from).toBe(3);
    expect(upload.tags()).toEqual(['moving', 'sending']);
  });

  it('X-185: tries again without a limit, at least every 19 s', async () => {
    const upload = await openSendingUpload();
    upload.sender()?.report({ type: 'part.failed', failure: { kind: 'server', status: 503 } });
    for (let tries = 0; tries < 50; tries += 1) {
      const before = upload.askReceived.calls.length;
      upload.pass(19_000);
      expect(upload.askReceived.calls.length).toBe(before + 1);
      await upload.askReceived.last().answer(network);
    }
    expect(upload.tags()).toEqual(['moving', 'sending']);
  });

  it('X-185: tries at once when the network is back during a rest', async () => {
    const upload = await openSendingUpload();
    upload.sender()?.report({ type: 'part.failed', failure: { kind: 'server', status: 503 } });
    upload.send({ type: 'network.returned' });
    expect(upload.askReceived.calls).toHaveLength(2);
  });

  it('X-185: waits as long as the server asks', async () => {
    const upload = await openSendingUpload();
    const failure = { ...makeRefusal(429).failure, retryAfter: 60_000 };
    upload.sender()?.report({ type: 'part.failed', failure });
    upload.pass(59_000);
    expect(upload.askReceived.calls).toHaveLength(1);
    upload.pass(1_500);
    expect(upload.askReceived.calls).toHaveLength(2);
  });

  it('X-185: waits no longer than at first once bytes have arrived', async () => {
    const upload = await openSendingUpload();
    upload.sender()?.report({ type: 'part.failed', failure: { kind: 'server', status: 503 } });
    upload.pass(19_000);
    await upload.askReceived.last().answer({ ok: true, answer: { received: 0, job: null } });
    expect(upload.context().failures).toBe(1);
    upload.sender()?.report({ type: 'part.settled', received: 4, job: null });
    expect(upload.context()).toMatchObject({ failures: 0, failure: null });
  });

  it('X-185: stays in the queue when the session has ended', async () => {
    const upload = await openSendingUpload();
    upload.sender()?.report({ type: 'part.failed', failure: makeRefusal(401).failure });
    expect(upload.tags()).toEqual(['signedOut']);
    upload.send({ type: 'session.returned' });
    expect(upload.tags()).toEqual(['moving', 'waiting']);
    expect(upload.context()).toMatchObject({ failures: 0, failure: null });
  });

  it.each([402, 403, 413, 415, 507])(
    'X-185: ends with the words of the server after %s, and can be tried again',
    async (status) => {
      const upload = await openSendingUpload();
      const failure =
        status === 507 ? ({ kind: 'server', status } as const) : makeRefusal(status).failure;
      upload.sender()?.report({ type: 'part.failed', failure });
      expect(upload.tags()).toEqual(['failed']);
      expect(upload.context().failure).toEqual(failure);
      upload.send({ type: 'retry.requested' });
      expect(upload.tags()).toEqual(['moving', 'waiting']);
    },
  );

  it('X-187: asks for the file again when it cannot be read, and takes only the same content', async () => {
    const upload = await openSendingUpload();
    upload.sender()?.report({ type: 'part.settled', received: 5, job: null });
    upload.sender()?.report({ type: 'file.unreadable', hasChanged: true });
    expect(upload.tags()).toEqual(['needsFile']);
    expect(upload.context().hasChanged).toBe(true);

    upload.send({ type: 'file.chosen', file: { ...interview, size: 99 } });
    await upload.readSample.last().answer({ ok: true, hash: 'another' });
    expect(upload.tags()).toEqual(['needsFile']);
    expect(upload.context()).toMatchObject({ isOtherFile: true, file: interview, received: 5 });

    upload.send({ type: 'file.chosen', file: { ...interview, lastModified: 2 } });
    await upload.readSample.last().answer({ ok: true, hash: 'hash' });
    expect(upload.tags()).toEqual(['moving', 'waiting']);
    expect(upload.context()).toMatchObject({ isOtherFile: false, hasChanged: false });
  });
});

describe('a file of an earlier page', () => {
  it('X-186: needs its file again, and keeps its options and bytes', () => {
    const options = { punctuation: false, numbers: false, speakers: 2 } as const;
    const upload = startUpload({ kept: { ...keptUpload, options } });
    expect(upload.tags()).toEqual(['needsFile']);
    expect(upload.context()).toMatchObject({ received: 4, duration: 60_000, options });
  });

  it.each([
    [false, ['moving', 'waiting']],
    [true, ['paused']],
  ])(
    'X-186: with its file again, an upload that was paused (%s) is as before',
    async (isPaused, tags) => {
      const upload = startUpload({ kept: { ...keptUpload, isPaused } });
      upload.send({ type: 'file.chosen', file: interview });
      await upload.readSample.last().answer({ ok: true, hash: 'hash' });
      expect(upload.tags()).toEqual(tags);
    },
  );

  it('X-184, X-186: does not pause again once it was resumed', async () => {
    const upload = startUpload({ kept: { ...keptUpload, isPaused: true } });
    upload.send({ type: 'file.chosen', file: interview });
    await upload.readSample.last().answer({ ok: true, hash: 'hash' });
    upload.send({ type: 'resume.requested' });
    upload.send({ type: 'slot.granted' });
    await upload.askReceived.last().answer({ ok: true, answer: { received: 4, job: null } });
    upload.sender()?.report({ type: 'file.unreadable', hasChanged: false });
    upload.send({ type: 'file.chosen', file: interview });
    await upload.readSample.last().answer({ ok: true, hash: 'hash' });
    expect(upload.tags()).toEqual(['moving', 'waiting']);
  });

  it('X-186, X-191: goes on asking for its conversion when it was sent', () => {
    const upload = startUpload({ kept: { ...keptUpload, received: 10, job } });
    expect(upload.tags()).toEqual(['converting']);
    expect(upload.askJob.last().input).toEqual(job);
  });
});
