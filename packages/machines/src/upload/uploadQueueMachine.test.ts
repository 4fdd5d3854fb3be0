import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isMoving } from './uploadQueueParts.ts';
import { openCheckedQueue, startQueue } from './uploadQueueTesting.ts';
import { interview, job, keptUpload } from './uploadTesting.ts';

describe('the queue of uploads', () => {
  it('X-189: sends two files at a time, in their order', async () => {
    const queue = await openCheckedQueue(['a', 'b', 'c']);
    queue.send({ type: 'all.started' });
    expect(queue.getTags('a')).toContain('sending');
    expect(queue.getTags('b')).toContain('sending');
    expect(queue.getTags('c')).toContain('waiting');

    queue.upload('a').send({ type: 'pause.requested' });
    expect(queue.getTags('c')).toContain('sending');
    queue.upload('a').send({ type: 'resume.requested' });
    expect(queue.getTags('a')).toContain('waiting');
  });

  it('X-189: gives the files of a page that does not send to the one that does', () => {
    const queue = startQueue({ holds: false });
    queue.add('a');
    expect(queue.tags()).toEqual(['watching']);
    expect(queue.context().uploads).toEqual([]);
    expect(queue.handedOver).toEqual([{ id: 'a', file: interview }]);
  });

  it('X-186: restores what an earlier page kept, before the files that were added meanwhile', () => {
    const queue = startQueue({
      stored: [keptUpload, { ...keptUpload, id: 'sent', received: 10, job }],
    });
    queue.add('a');
    expect(queue.context().uploads.map(({ id }) => id)).toEqual(['kept', 'sent', 'a']);
    expect(queue.getTags('kept')).toContain('needsFile');
    expect(queue.getTags('sent')).toContain('converting');
  });

  it('X-186: keeps what was started on the device, and no file that has ended', async () => {
    const queue = await openCheckedQueue(['a', 'b']);
    expect(queue.keptLast()).toEqual([]);
    queue.upload('a').send({ type: 'start.requested' });
    expect(queue.keptLast()).toMatchObject([{ id: 'a', hash: 'hash', received: 0, job: null }]);
    await queue.answerReceived(6);
    expect(queue.keptLast()).toMatchObject([{ id: 'a', received: 6 }]);
    queue.upload('a').send({ type: 'pause.requested' });
    expect(queue.keptLast()).toMatchObject([{ id: 'a', isPaused: true }]);
    queue.upload('a').send({ type: 'cancel.requested' });
    expect(queue.keptLast()).toMatchObject([{ id: 'a', isCanceled: true }]);
    await queue.terminateJob.last().answer({ ok: true, answer: { billed: 0 } });
    expect(queue.keptLast()).toEqual([]);
  });

  it('X-181, T-64: judges the credit in the order of the files, and again when it changes', async () => {
    const queue = await openCheckedQueue(['a', 'b'], { credit: 100_000 });
    expect(queue.getTags('a')).toEqual(['ready']);
    expect(queue.getTags('b')).toEqual(['unaffordable']);

    queue.upload('a').send({ type: 'cancel.requested' });
    expect(queue.getTags('b')).toEqual(['ready']);
    queue.send({ type: 'credit.changed', credit: 59_999 });
    expect(queue.getTags('b')).toEqual(['unaffordable']);
    queue.send({ type: 'credit.changed', credit: 60_000 });
    expect(queue.getTags('b')).toEqual(['ready']);
    queue.send({ type: 'credit.changed', credit: null });
    expect(queue.getTags('b')).toEqual(['ready']);
  });

  it('X-181: reserves credit for a started file before those that were added earlier', async () => {
    const queue = await openCheckedQueue(['a', 'b'], { credit: 130_000 });
    queue.upload('b').send({ type: 'start.requested' });
    queue.send({ type: 'credit.changed', credit: 60_000 });
    expect(queue.getTags('a')).toEqual(['unaffordable']);
    expect(queue.getTags('b')).toContain('sending');
  });

  it('X-181: reserves credit for a paused file and for one that is converted', async () => {
    const queue = await openCheckedQueue(['a', 'b'], {
      stored: [{ ...keptUpload, received: 10, job }],
      credit: 179_999,
    });
    queue.upload('a').send({ type: 'start.requested' });
    queue.upload('a').send({ type: 'pause.requested' });
    const tags = ['kept', 'a', 'b'].map(queue.getTags);
    expect(tags).toEqual([['converting'], ['paused'], ['unaffordable']]);
  });

  it('X-181: reserves nothing for a file of unknown length', async () => {
    const queue = startQueue({ credit: 1 });
    queue.add('a', 'b');
    await queue.check(null);
    expect(queue.getTags('a')).toEqual(['ready']);
    expect(queue.getTags('b')).toEqual(['ready']);
    queue.send({ type: 'credit.changed', credit: 0 });
    expect(queue.getTags('a')).toEqual(['unaffordable']);
  });

  it('X-184, X-185: pauses and resumes all, and tells all of the network', async () => {
    const queue = await openCheckedQueue(['a', 'b']);
    queue.send({ type: 'all.started' });
    queue.send({ type: 'all.paused' });
    expect(queue.getTags('a')).toEqual(['paused']);
    expect(queue.getTags('b')).toEqual(['paused']);
    queue.send({ type: 'all.resumed' });
    queue.send({ type: 'network.lost' });
    expect(queue.getTags('a')).toContain('offline');
    queue.send({ type: 'network.returned' });
    expect(queue.getTags('a')).not.toContain('offline');
  });

  it('X-184: asks nothing of a file that has ended', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const queue = await openCheckedQueue(['a', 'b']);
    queue.upload('a').send({ type: 'cancel.requested' });
    expect(queue.getTags('a')).toEqual(['canceled']);
    queue.send({ type: 'all.started' });
    queue.send({ type: 'all.paused' });
    queue.send({ type: 'network.returned' });
    expect(queue.getTags('b')).toEqual(['paused']);
    // XState warns of an event for an actor that has ended.
    expect(warn).not.toHaveBeenCalled();
  });

  it('X-190: has bytes under way only while a started file is not paused', async () => {
    const queue = await openCheckedQueue(['a']);
    expect(isMoving(queue.context().uploads)).toBe(false);
    queue.send({ type: 'all.started' });
    expect(isMoving(queue.context().uploads)).toBe(true);
    queue.send({ type: 'all.paused' });
    expect(isMoving(queue.context().uploads)).toBe(false);
  });

  it('X-189: stops every sender when another page sends', async () => {
    const queue = await openCheckedQueue(['a']);
    queue.send({ type: 'all.started' });
    await queue.answerReceived(0);
    expect(queue.senders.filter(({ isActive }) => isActive)).toHaveLength(1);
    queue.send({ type: 'tab.lost' });
    expect(queue.tags()).toEqual(['watching']);
    expect(queue.senders.filter(({ isActive }) => isActive)).toEqual([]);
    expect(queue.keptLast()).toMatchObject([{ id: 'a' }]);
  });

  it('removes an upload that has ended', async () => {
    const queue = await openCheckedQueue(['a', 'b']);
    queue.send({ type: 'upload.removed', id: 'a' });
    expect(queue.context().uploads.map(({ id }) => id)).toEqual(['b']);
  });
});
