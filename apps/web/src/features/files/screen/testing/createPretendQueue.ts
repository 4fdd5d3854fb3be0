import type { Failure, Id } from '@nevisa/api/types';
import {
  type FileFacts,
  type JobPlace,
  type JobReport,
  type KeptQueue,
  type KnownFile,
  type PartOutcome,
  type ReportOutcome,
  type SampleOutcome,
  type SoundOutcome,
  type SoundWeight,
  type SendingInput,
  type TerminateOutcome,
  type UploadEvent,
  uploadMachine,
  uploadQueueMachine,
  type UploadQueueEvent,
} from '@nevisa/machines';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { SendingProgress } from '../words/shownUpload.ts';
import type { UploadQueue } from './queueView.ts';
import { megabyte, minute } from './shownUploads.ts';

/** What becomes of a try to send. `half`: it stays there; `still`: and nothing moves. */
type Sending = 'whole' | 'half' | 'still' | 'unreadable' | 'changed' | Failure;

/** What becomes of a file; by default it is checked, sent and waits to be converted. */
export interface UploadPlan {
  /** In bytes. @default 40 MB */
  size?: number;
  /** `never`: the check does not end. */
  sample?: SampleOutcome | 'never';
  /** In ms; null when it is not known. @default 12 minutes */
  duration?: number | null;
  known?: Id;
  /** What the device says of the sound of a video. @default none */
  weight?: SoundWeight;
  /** `never`: taking it out does not end; a number: it stays at this share. @default a sound of the weight */
  extraction?: SoundOutcome | 'never' | number;
  /** Of each try; the last one is repeated. */
  sendings?: readonly Sending[];
  /** The first thing that the server says of the conversion, the second, …; the last one is repeated. */
  reports?: readonly JobReport[];
  /** The length that a cancel charges, in ms; `never`: the cancel is not answered. */
  canceled?: number | 'never';
}

export interface PretendQueueOptions {
  plans: Readonly<Record<string, UploadPlan>>;
  /** In ms; null without an end. */
  credit: number | null;
  kept: KeptQueue;
}

const never = new Promise<never>(() => undefined);

/** A real queue with real uploads, whose ports follow a plan for each file. */
export function createPretendQueue({ plans, credit, kept }: PretendQueueOptions) {
  const device = new PretendDevice(plans);
  const machine = uploadQueueMachine.provide({
    actors: {
      upload: uploadMachine.provide({ actors: device.ports() }),
      holdTab: fromCallback<UploadQueueEvent>(({ sendBack }) => sendBack({ type: 'tab.held' })),
      watchNetwork: fromCallback<UploadQueueEvent>(() => undefined),
      loadQueue: fromCallback<UploadQueueEvent>(({ sendBack }) =>
        sendBack({ type: 'queue.loaded', kept }),
      ),
    },
    actions: { keepQueue: () => undefined, handOver: () => undefined },
  });
  const options = { punctuation: true, numbers: true, speakers: 0 } as const;
  const actor = createActor(machine, {
    input: { options, credit, random: () => 0.5 },
  });
  kept.forEach(({ id, file }) => device.names.set(id, file.name));
  actor.start();
  const queue: UploadQueue = actor;
  return { queue, device };
}

/** The device and the server behind the ports of a pretend queue. */
class PretendDevice {
  readonly names = new Map<string, string>();
  /** Whose handles the device has. */
  readonly remembered = new Set<string>();
  readonly #plans: Readonly<Record<string, UploadPlan>>;
  readonly #progress = new Map<string, SendingProgress>();
  readonly #extracted = new Map<string, number>();
  readonly #received = new Map<string, number>();
  readonly #turns = new Map<string, number>();

  constructor(plans: Readonly<Record<string, UploadPlan>>) {
    this.#plans = plans;
  }

  readonly findFacts = (id: string) => ({
    progress: this.#progress.get(id) ?? null,
    extracted: this.#extracted.get(id) ?? null,
    isReopenable: this.remembered.has(id),
  });

  /** Adds a file of which only the facts exist. */
  add(file: FileFacts): { id: string; file: FileFacts } {
    const id = `file-${this.names.size + 1}`;
    this.names.set(id, file.name);
    return { id, file };
  }

  ports() {
    return {
      readSample: fromPromise<SampleOutcome, { id: string; file: FileFacts }>(
        async ({ input: { id, file } }) => {
          const sample = this.#plan(id).sample ?? { ok: true, hash: file.name };
          return sample === 'never' ? never : sample;
        },
      ),
      measureLength: fromPromise<number | null, { id: string }>(async ({ input: { id } }) => {
        const { duration } = this.#plan(id);
        return duration === undefined ? 12 * minute : duration;
      }),
      weighSound: fromPromise<SoundWeight, { id: string; file: FileFacts }>(
        async ({ input: { id } }) => this.#plan(id).weight ?? 'none',
      ),
      extractSound: fromPromise<SoundOutcome, { id: string; file: FileFacts }>(
        async ({ input: { id, file } }) => {
          const { extraction, weight } = this.#plan(id);
          const size = typeof weight === 'number' ? weight : 0;
          if (typeof extraction === 'number') {
            this.#extracted.set(id, extraction);
          }
          return extraction === 'never' || typeof extraction === 'number'
            ? never
            : (extraction ?? { ok: true, file: { ...file, size }, hash: 'sound' });
        },
      ),
      findKnown: fromPromise<KnownFile | null, { id: string; size: number; hash: string }>(
        async ({ input: { hash } }) => {
          const historyId = this.#plans[hash]?.known;
          return historyId === undefined ? null : { historyId };
        },
      ),
      sendFile: fromCallback<UploadEvent, SendingInput>(({ input, sendBack }) =>
        sendBack(this.#send(input)),
      ),
      askReceived: fromPromise<PartOutcome, { id: string }>(async ({ input: { id } }) => ({
        ok: true,
        answer: { received: this.#received.get(id) ?? 0, job: null },
      })),
      askJob: fromPromise<ReportOutcome, JobPlace>(async ({ input: { taskId } }) => {
        const reports = this.#plan(taskId).reports;
        return { ok: true, answer: this.#next(`job ${taskId}`, reports) ?? { state: 'queued' } };
      }),
      repeatJob: fromPromise<PartOutcome, JobPlace>(async ({ input }) => ({
        ok: true,
        answer: { received: this.#received.get(input.taskId) ?? 0, job: input },
      })),
      terminateJob: fromPromise<TerminateOutcome, { id: string; job: JobPlace | null }>(
        async ({ input: { id } }) => {
          const billed = this.#plan(id).canceled ?? 0;
          return billed === 'never' ? never : { ok: true, answer: { billed } };
        },
      ),
    };
  }

  #plan(id: string): UploadPlan {
    return this.#plans[this.names.get(id) ?? ''] ?? {};
  }

  #next<Step>(turn: string, steps: readonly Step[] | undefined): Step | undefined {
    const at = this.#turns.get(turn) ?? 0;
    this.#turns.set(turn, at + 1);
    return steps?.[Math.min(at, steps.length - 1)];
  }

  #send({ id, file: { size } }: SendingInput): UploadEvent {
    const step = this.#next(`send ${id}`, this.#plan(id).sendings) ?? 'whole';
    if (typeof step !== 'string') {
      return { type: 'part.failed', failure: step };
    }
    if (step === 'unreadable' || step === 'changed') {
      return { type: 'file.unreadable', hasChanged: step === 'changed' };
    }
    const received = step === 'whole' ? size : Math.floor(size / 2);
    const speed = step === 'still' ? 0 : 1.2 * megabyte;
    this.#received.set(id, received);
    this.#progress.set(id, {
      sent: received,
      speed,
      timeLeft: ((size - received) / speed) * 1_000,
    });
    const job = step === 'whole' ? { taskId: id, historyId: 'history' } : null;
    return { type: 'part.settled', received, job };
  }
}
