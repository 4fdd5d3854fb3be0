import { type AnyActorLogic, createActor, fromCallback, fromPromise } from 'xstate';
import { describe, it } from 'vitest';
import { expectMissingPort } from '../testing/expectMissingPort.ts';
import { uploadMachine } from './uploadMachine.ts';
import { uploadQueueMachine } from './uploadQueueMachine.ts';
import type { UploadQueueEvent } from './uploadQueueTypes.ts';
import { interview, job, keptUpload, plainOptions } from './uploadTesting.ts';
import type { KeptUpload, UploadEvent } from './uploadTypes.ts';

const kept: KeptUpload = { ...keptUpload, duration: null, received: 0 };
const failed = fromPromise(() =>
  Promise.resolve({ ok: true, answer: { state: 'failed', fault: 'server', billed: null } }),
);
const provided = {
  readSample: fromPromise(() => Promise.resolve({ ok: true, hash: 'hash' })),
  measureLength: fromPromise(() => Promise.resolve(null)),
  findKnown: fromPromise(() => Promise.resolve(null)),
  askReceived: fromPromise(() => Promise.resolve({ ok: true, answer: { received: 0, job: null } })),
};
const started: UploadEvent[] = [{ type: 'start.requested' }, { type: 'slot.granted' }];

type Row = [
  port: string,
  actors: Record<string, AnyActorLogic>,
  kept: KeptUpload | null,
  events: UploadEvent[],
  name?: string,
];
const { readSample, measureLength, findKnown } = provided;
const video = { ...kept, file: { ...interview, name: 'lesson.mp4' } };
const rows: Row[] = [
  ['readSample', {}, null, []],
  ['measureLength', { readSample }, null, []],
  ['weighSound', { readSample, measureLength }, null, [], 'lesson.mp4'],
  ['findKnown', { readSample, measureLength }, null, []],
  ['askReceived', { readSample, measureLength, findKnown }, null, started],
  [
    'extractSound',
    provided,
    { ...video, isSoundOnly: true },
    [{ type: 'file.chosen', file: interview }, { type: 'slot.granted' }],
  ],
  ['sendFile', provided, null, started],
  ['askJob', {}, { ...kept, job }, []],
  ['repeatJob', { askJob: failed }, { ...kept, job }, [{ type: 'retry.requested' }]],
  ['terminateJob', {}, kept, [{ type: 'cancel.requested' }]],
];

describe('uploadMachine without its port', () => {
  it.each(rows)(
    'stops with an error message that names %s',
    async (port, actors, kept, events, name) => {
      const file = { ...interview, ...(name !== undefined && { name }) };
      const input = { id: 'a', file, options: plainOptions, kept, random: () => 0.5 };
      // The pretended ports answer with plain values; their types do not matter for a missing port.
      const machine = uploadMachine.provide({ actors: actors as never });
      await expectMissingPort(port, createActor(machine, { input }), events);
    },
  );
});

const silent = fromCallback<UploadQueueEvent>(() => undefined);
const held = fromCallback<UploadQueueEvent>(({ sendBack }) => sendBack({ type: 'tab.held' }));
const loaded = fromCallback<UploadQueueEvent>(({ sendBack }) =>
  sendBack({ type: 'queue.loaded', kept: [] }),
);

type QueueRow = [string, Record<string, AnyActorLogic>, UploadQueueEvent[]];
const queueRows: QueueRow[] = [
  ['holdTab', { watchNetwork: silent }, []],
  ['watchNetwork', { holdTab: silent }, []],
  ['loadQueue', { holdTab: held, watchNetwork: silent }, []],
  ['handOver', { holdTab: silent, watchNetwork: silent }, [{ type: 'files.added', files: [] }]],
  [
    'keepQueue',
    { holdTab: held, watchNetwork: silent, loadQueue: loaded },
    [{ type: 'upload.removed', id: 'a' }],
  ],
];

describe('uploadQueueMachine without its port', () => {
  it.each(queueRows)('stops with an error message that names %s', async (port, actors, events) => {
    const input = { options: plainOptions, credit: null, random: () => 0.5 };
    const machine = uploadQueueMachine.provide({ actors: actors as never });
    await expectMissingPort(port, createActor(machine, { input }), events);
  });
});
