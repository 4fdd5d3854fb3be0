import { describe, expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import { openCheckedQueue, startQueue } from './uploadQueueTesting.ts';
import { interview, job, keptUpload } from './uploadTesting.ts';

describe('a started file with other options', () => {
  const other = { punctuation: false, numbers: false, speakers: 2 } as const;
  const restart = { type: 'upload.restarted', id: 'a', newId: 'b', options: other } as const;
  const started = async () => {
    const queue = await openCheckedQueue(['a']);
    queue.send({ type: 'all.started' });
    await queue.answerReceived(4);
    return queue;
  };

  it('X-194: begins anew under another id with nothing sent, and the upload before is canceled', async () => {
    const queue = await started();
    queue.send(restart);
    expect(queue.context().uploads.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(queue.getTags('a')).toEqual(['canceling']);
    expect(queue.getTags('b')).toEqual(['needsFile']);
    queue.upload('b').send({ type: 'file.chosen', file: interview });
    await queue.readSample.last().answer({ ok: true, hash: 'hash' });
    expect(queue.getTags('b')).toContain('sending');
    await queue.answerReceived(0);
    expect(queue.senders.at(-1)?.input).toMatchObject({ id: 'b', options: other, from: 0 });
  });

  it('X-194: stays paused when it was', async () => {
    const queue = await started();
    queue.send({ type: 'all.paused' });
    queue.send(restart);
    queue.upload('b').send({ type: 'file.chosen', file: interview });
    await queue.readSample.last().answer({ ok: true, hash: 'hash' });
    expect(queue.getTags('b')).toEqual(['paused']);
  });

  it('X-194: begins anew also while the session has ended', async () => {
    const queue = await started();
    queue.senders.at(-1)?.report({ type: 'part.failed', failure: makeRefusal(401).failure });
    expect(queue.getTags('a')).toEqual(['signedOut']);
    queue.send(restart);
    expect(['a', 'b'].map(queue.getTags)).toEqual([['canceling'], ['needsFile']]);
  });

  it('X-194: has no conversion of the upload before', async () => {
    const queue = startQueue({ stored: [{ ...keptUpload, id: 'a', received: 10, job }] });
    expect(queue.getTags('a')).toEqual(['converting']);
    queue.send(restart);
    expect(queue.getTags('b')).toEqual(['needsFile']);
    expect(queue.upload('b').getSnapshot().context).toMatchObject({ job: null, received: 0 });
    expect(queue.terminateJob.last().input).toMatchObject({ id: 'a', job });
  });

  it('X-194, X-195: begins with the video whose sound was sent, which is taken out again', () => {
    const source = { file: { ...interview, name: 'a.mp4', size: 90 }, hash: 'video' };
    const queue = startQueue({ stored: [{ ...keptUpload, id: 'a', source, isSoundOnly: true }] });
    queue.send(restart);
    expect(queue.upload('b').getSnapshot().context).toMatchObject({
      ...source,
      source: null,
      isSoundOnly: true,
      options: other,
    });
  });

  it('X-194: does not begin again after its end', async () => {
    const queue = await started();
    queue.upload('a').send({ type: 'cancel.requested' });
    queue.send(restart);
    expect(queue.context().uploads.map(({ id }) => id)).toEqual(['a']);
  });

  it('X-184, X-194: is canceled also when the page ends before the server has answered', async () => {
    const queue = await started();
    queue.send(restart);
    expect(queue.keptLast()).toMatchObject([
      { id: 'b', options: other, received: 0 },
      { id: 'a', isCanceled: true },
    ]);
    const later = startQueue({ stored: queue.keptLast() });
    expect(later.getTags('a')).toEqual(['canceling']);
    expect(later.getTags('b')).toEqual(['needsFile']);
    await later.terminateJob.last().answer({ ok: true, answer: { billed: 0 } });
    expect(later.getTags('a')).toEqual(['canceled']);
    expect(later.keptLast().map(({ id }) => id)).toEqual(['b']);
  });
});
