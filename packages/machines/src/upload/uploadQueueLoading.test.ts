import { fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import { startMachine } from '../testing/startMachine.ts';
import { uploadQueueMachine } from './uploadQueueMachine.ts';
import type { KeptQueue, UploadQueueEvent } from './uploadQueueTypes.ts';
import { interview, job, keptUpload, plainOptions, pretendUploadPorts } from './uploadTesting.ts';
import type { KeptUpload } from './uploadTypes.ts';

/** A queue that may send, and whose files of an earlier page are still read. */
function startLoading() {
  const ports = pretendUploadPorts();
  const kept: KeptQueue[] = [];
  const queue = startMachine(
    uploadQueueMachine.provide({
      actors: {
        upload: ports.machine,
        holdTab: fromCallback<UploadQueueEvent>(({ sendBack }) => sendBack({ type: 'tab.held' })),
        watchNetwork: fromCallback<UploadQueueEvent>(() => undefined),
        loadQueue: fromCallback<UploadQueueEvent>(() => undefined),
      },
      actions: {
        keepQueue: (_, uploads) => {
          kept.push(uploads);
        },
        handOver: () => undefined,
      },
    }),
    { input: { options: plainOptions, credit: null, random: () => 0.5 } },
  );
  const find = (id: string) => queue.context().uploads.find((each) => each.id === id);
  return {
    ...ports,
    ...queue,
    keptLast: () => kept.at(-1) ?? [],
    find,
    getTags: (id: string) => [...(find(id)?.getSnapshot().tags ?? [])],
    listIds: () => queue.context().uploads.map(({ id }) => id),
    add: (id: string) => queue.send({ type: 'files.added', files: [{ id, file: interview }] }),
    load: (...uploads: KeptUpload[]) => queue.send({ type: 'queue.loaded', kept: uploads }),
  };
}

describe('the queue while the files of an earlier page are read', () => {
  it('X-186: puts them before the files that were added meanwhile, each once', () => {
    const queue = startLoading();
    queue.add('a');
    queue.add('again');
    queue.load(keptUpload, { ...keptUpload, id: 'again' });
    expect(queue.listIds()).toEqual(['kept', 'a', 'again']);
  });

  it('removes a file that the person does not want any more, and forgets no kept one', () => {
    const queue = startLoading();
    queue.add('a');
    queue.add('b');
    queue.send({ type: 'upload.removed', id: 'a' });
    expect([queue.listIds(), queue.keptLast()]).toEqual([['b'], []]);
    queue.load(keptUpload);
    expect(queue.listIds()).toEqual(['kept', 'b']);
  });

  it('X-189: starts all files that are asked for meanwhile', async () => {
    const queue = startLoading();
    queue.add('a');
    await queue.readSample.last().answer({ ok: true, hash: 'hash' });
    await queue.measureLength.last().answer(60_000);
    await queue.findKnown.last().answer(null);
    queue.send({ type: 'all.started' });
    expect(queue.getTags('a')).toContain('waiting');
    queue.load();
    expect(queue.getTags('a')).toContain('sending');
    expect(queue.keptLast()).toMatchObject([{ id: 'a' }]);
  });

  it('X-189: sends nothing when another page sends instead', () => {
    const queue = startLoading();
    queue.send({ type: 'tab.lost' });
    queue.load({ ...keptUpload, received: 10, job });
    expect([queue.tags(), queue.listIds()]).toEqual([['watching'], []]);
    expect(queue.askJob.calls).toEqual([]);
  });

  it('X-189: a file that is converted takes no place of those that are sent', async () => {
    const queue = startLoading();
    const converted = { ...keptUpload, received: 10, job };
    queue.load({ ...converted, id: 'one' }, { ...converted, id: 'two' }, keptUpload);
    queue.find('kept')?.send({ type: 'file.chosen', file: interview });
    await queue.readSample.last().answer({ ok: true, hash: 'hash' });
    expect(queue.getTags('kept')).toContain('sending');
  });

  it('X-184, X-186: a paused file stays paused over any number of pages that are not given the file', async () => {
    const before = startLoading();
    before.load({ ...keptUpload, isPaused: true });
    before.add('b');
    await before.readSample.last().answer({ ok: false, fault: 'empty' });
    const after = startLoading();
    after.load(...before.keptLast());
    after.find('kept')?.send({ type: 'file.chosen', file: interview });
    await after.readSample.last().answer({ ok: true, hash: 'hash' });
    expect(after.getTags('kept')).toEqual(['paused']);
    after.find('kept')?.send({ type: 'resume.requested' });
    expect(after.keptLast()).toMatchObject([{ id: 'kept', isPaused: false }]);
  });

  it('X-186, X-193: a failed conversion is kept, so that a later page can try it again', async () => {
    const queue = startLoading();
    queue.load({ ...keptUpload, received: 10, job });
    const report = { state: 'failed', fault: 'noCredit', billed: 0 } as const;
    await queue.askJob.last().answer({ ok: true, answer: report });
    expect(queue.getTags('kept')).toEqual(['failed']);
    expect(queue.keptLast()).toMatchObject([{ id: 'kept', job }]);
  });
});
