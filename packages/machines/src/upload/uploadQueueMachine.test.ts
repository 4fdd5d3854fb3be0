import { fromCallback } from 'xstate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startMachine } from '../testing/startMachine.ts';
import { isMoving } from './uploadQueueParts.ts';
import { uploadQueueMachine } from './uploadQueueMachine.ts';
import type { AddedFile, KeptQueue, UploadQueueEvent } from './uploadQueueTypes.ts';
import { interview, job, plainOptions, pretendUploadPorts } from './uploadTesting.ts';
import type { KeptUpload } from './uploadTypes.ts';

/** A queue whose ports are answered by hand. */
function startQueue({
  stored = [],
  credit = null,
  holds = true,
}: { stored?: KeptQueue; credit?: number | null; holds?: boolean } = {}) {
  const ports = pretendUploadPorts();
  const kept: KeptQueue[] = [];
  const handedOver: AddedFile[] = [];
  const queue = startMachine(
    uploadQueueMachine.provide({
      actors: {
        upload: ports.machine,
        holdTab: fromCallback<UploadQueueEvent>(({ sendBack }) => {
          if (holds) {
            sendBack({ type: 'tab.held' });
          }
        }),
        watchNetwork: fromCallback<UploadQueueEvent>(() => undefined),
        loadQueue: fromCallback<UploadQueueEvent>(({ sendBack }) =>
          sendBack({ type: 'queue.loaded', kept: stored }),
        ),
      },
      actions: {
        keepQueue: (_, uploads) => {
          kept.push(uploads);
        },
        handOver: (_, files) => {
          handedOver.push(...files);
        },
      },
    }),
    { input: { options: plainOptions, credit, random: () => 0.5 } },
  );
  const upload = (id: string) => {
    const found = queue.context().uploads.find((each) => each.id === id);
    if (found === undefined) {
      throw new Error(`The queue has no upload ${id}.`);
    }
    return found;
  };
  return {
    ...ports,
    ...queue,
    handedOver,
    keptLast: () => kept.at(-1) ?? [],
    upload,
    getTags: (id: string) => [...upload(id).getSnapshot().tags],
    add: (...ids: string[]) =>
      queue.send({ type: 'files.added', files: ids.map((id) => ({ id, file: interview })) }),
    /** Passes the checks of all added files; each is a minute long. */
    async check(duration: number | null = 60_000) {
      await answerAll(ports.readSample, { ok: true as const, hash: 'hash' });
      await answerAll(ports.measureLength, duration);
      await answerAll(ports.findKnown, null);
    },
  };
}

async function answerAll<Answer>(
  port: {
    calls: readonly { inFlight: boolean; answer: (answer: Answer) => Promise<void> }[];
  },
  answer: Answer,
) {
  for (const call of port.calls.filter(({ inFlight }) => inFlight)) {
    await call.answer(answer);
  }
}

const keptUpload: KeptUpload = {
  id: 'kept',
  file: interview,
  options: plainOptions,
  hash: 'hash',
  duration: 60_000,
  received: 4,
  job: null,
  isPaused: false,
};

describe('the queue of uploads', () => {
  it('X-189: sends two files at a time, in their order', async () => {
    const queue = startQueue();
    queue.add('a', 'b', 'c');
    await queue.check();
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
    const queue = startQueue();
    queue.add('a', 'b');
    await queue.check();
    expect(queue.keptLast()).toEqual([]);
    queue.upload('a').send({ type: 'start.requested' });
    expect(queue.keptLast()).toMatchObject([{ id: 'a', hash: 'hash', received: 0, job: null }]);
    await queue.askReceived.last().answer({ ok: true, answer: { received: 6, job: null } });
    expect(queue.keptLast()).toMatchObject([{ id: 'a', received: 6 }]);
    queue.upload('a').send({ type: 'pause.requested' });
    expect(queue.keptLast()).toMatchObject([{ id: 'a', isPaused: true }]);
    queue.upload('a').send({ type: 'cancel.requested' });
    expect(queue.keptLast()).toMatchObject([{ id: 'a' }]);
    await queue.terminateJob.last().answer({ ok: true, answer: { billed: 0 } });
    expect(queue.keptLast()).toEqual([]);
  });

  it('X-181: judges the credit in the order of the files, and again when it changes', async () => {
    const queue = startQueue({ credit: 100_000 });
    queue.add('a', 'b');
    await queue.check();
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
    const queue = startQueue({ credit: 130_000 });
    queue.add('a', 'b');
    await queue.check();
    queue.upload('b').send({ type: 'start.requested' });
    queue.send({ type: 'credit.changed', credit: 60_000 });
    expect(queue.getTags('a')).toEqual(['unaffordable']);
    expect(queue.getTags('b')).toContain('sending');
  });

  it('X-181: reserves credit for a paused file and for one that is converted', async () => {
    const queue = startQueue({ stored: [{ ...keptUpload, received: 10, job }], credit: 179_999 });
    queue.add('a', 'b');
    await queue.check();
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
  });

  it('X-184, X-185: pauses and resumes all, and tells all of the network', async () => {
    const queue = startQueue();
    queue.add('a', 'b');
    await queue.check();
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
    const queue = startQueue();
    queue.add('a', 'b');
    await queue.check();
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
    const queue = startQueue();
    queue.add('a');
    await queue.check();
    expect(isMoving(queue.context().uploads)).toBe(false);
    queue.send({ type: 'all.started' });
    expect(isMoving(queue.context().uploads)).toBe(true);
    queue.send({ type: 'all.paused' });
    expect(isMoving(queue.context().uploads)).toBe(false);
  });

  it('X-189: stops every sender when another page sends', async () => {
    const queue = startQueue();
    queue.add('a');
    await queue.check();
    queue.send({ type: 'all.started' });
    await queue.askReceived.last().answer({ ok: true, answer: { received: 0, job: null } });
    expect(queue.senders.filter(({ isActive }) => isActive)).toHaveLength(1);
    queue.send({ type: 'tab.lost' });
    expect(queue.tags()).toEqual(['watching']);
    expect(queue.senders.filter(({ isActive }) => isActive)).toEqual([]);
    expect(queue.keptLast()).toMatchObject([{ id: 'a' }]);
  });

  it('removes an upload that has ended', async () => {
    const queue = startQueue();
    queue.add('a', 'b');
    await queue.check();
    queue.send({ type: 'upload.removed', id: 'a' });
    expect(queue.context().uploads.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('a started file with other options', () => {
  const other = { punctuation: false, numbers: false, speakers: 2 } as const;
  const restart = { type: 'upload.restarted', id: 'a', newId: 'b', options: other } as const;
  const started = async () => {
    const queue = startQueue();
    queue.add('a');
    await queue.check();
    queue.send({ type: 'all.started' });
    await queue.askReceived.last().answer({ ok: true, answer: { received: 4, job: null } });
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
    await queue.askReceived.last().answer({ ok: true, answer: { received: 0, job: null } });
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
