import { describe, expect, it } from 'vitest';
import type { FileFault } from './uploadTypes.ts';
import { interview, job, keptUpload, plainOptions, startUpload } from './uploadTesting.ts';

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
    upload.settle(4);
    upload.send({ type: 'pause.requested' });
    upload.send({ type: 'resume.requested' });
    upload.send({ type: 'options.changed', options: plainOptions });
    expect(upload.context().options).toEqual(two);
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
      await upload.chooseAgain();
      expect(upload.tags()).toEqual(tags);
    },
  );

  it('X-184, X-186: does not pause again once it was resumed', async () => {
    const upload = startUpload({ kept: { ...keptUpload, isPaused: true } });
    await upload.chooseAgain();
    upload.send({ type: 'resume.requested' });
    upload.send({ type: 'slot.granted' });
    await upload.answerReceived(4);
    upload.sender()?.report({ type: 'file.unreadable', hasChanged: false });
    await upload.chooseAgain();
    expect(upload.tags()).toEqual(['moving', 'waiting']);
  });

  it('X-186, X-191: goes on asking for its conversion when it was sent', () => {
    const upload = startUpload({ kept: { ...keptUpload, received: 10, job } });
    expect(upload.tags()).toEqual(['converting']);
    expect(upload.askJob.last().input).toEqual(job);
  });
});
