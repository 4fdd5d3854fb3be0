import { fromCallback } from 'xstate';
import type { Failure } from '@nevisa/api/types';
import { pretendPort, toActors } from '../testing/pretendPort.ts';
import { startMachine } from '../testing/startMachine.ts';
import { uploadMachine } from './uploadMachine.ts';
import type { SendingInput } from './uploadSetup.ts';
import type {
  FileFacts,
  JobPlace,
  KeptUpload,
  KnownFile,
  PartOutcome,
  ReportOutcome,
  SampleOutcome,
  SoundOutcome,
  SoundWeight,
  TerminateOutcome,
  UploadEvent,
  UploadOptions,
} from './uploadTypes.ts';

export const interview: FileFacts = { name: 'interview.mp3', size: 10, lastModified: 1 };
export const plainOptions: UploadOptions = { punctuation: true, numbers: true, speakers: 0 };

/** A sender that a test drives by hand. */
export interface PretendSender {
  readonly input: SendingInput;
  /** False after the machine has stopped it. */
  isActive: boolean;
  readonly report: (event: UploadEvent) => void;
}

/** The ports of an upload, answered by hand. */
export function pretendUploadPorts() {
  const ports = {
    readSample: pretendPort<SampleOutcome, { id: string; file: FileFacts }>(),
    measureLength: pretendPort<number | null, { id: string }>(),
    weighSound: pretendPort<SoundWeight, { id: string; file: FileFacts }>(),
    extractSound: pretendPort<SoundOutcome, { id: string; file: FileFacts }>(),
    findKnown: pretendPort<KnownFile | null, { id: string; size: number; hash: string }>(),
    askReceived: pretendPort<PartOutcome, { id: string }>(),
    askJob: pretendPort<ReportOutcome, JobPlace>(),
    repeatJob: pretendPort<PartOutcome, JobPlace>(),
    terminateJob: pretendPort<TerminateOutcome, { id: string; job: JobPlace | null }>(),
  };
  const senders: PretendSender[] = [];
  const sendFile = fromCallback<UploadEvent, SendingInput>(({ input, sendBack }) => {
    const sender: PretendSender = { input, isActive: true, report: sendBack };
    senders.push(sender);
    return () => {
      sender.isActive = false;
    };
  });
  const machine = uploadMachine.provide({ actors: { ...toActors(ports), sendFile } });
  return {
    ...ports,
    senders,
    machine,
    /** Answers so many received bytes. */
    answerReceived: (received: number) =>
      ports.askReceived.last().answer({ ok: true, answer: { received, job: null } }),
  };
}

/** Starts an upload whose ports are answered by hand. */
export function startUpload({
  kept = null,
  file = interview,
}: { kept?: KeptUpload | null; file?: FileFacts } = {}) {
  const ports = pretendUploadPorts();
  const started = startMachine(ports.machine, {
    input: { id: 'upload', file, options: plainOptions, kept, random: () => 0.5 },
  });
  const sender = () => ports.senders.find(({ isActive }) => isActive);
  const allowSending = () => {
    started.send({ type: 'start.requested' });
    started.send({ type: 'slot.granted' });
  };
  return {
    ...ports,
    ...started,
    /** The sender that the machine has not stopped. */
    sender,
    /** Reports the received bytes to the sender. */
    settle: (received: number) => sender()?.report({ type: 'part.settled', received, job: null }),
    fail: (failure: Failure) => sender()?.report({ type: 'part.failed', failure }),
    /** Chooses a file in place of a lost one, whose content has this hash. */
    async chooseAgain(file = interview, hash = 'hash') {
      started.send({ type: 'file.chosen', file });
      await ports.readSample.last().answer({ ok: true, hash });
    },
    /** Starts a checked file and gives it a place among those that are sent. */
    allowSending,
    /** Passes the checks: a readable file of one minute that is not known. */
    async check() {
      await ports.readSample.last().answer({ ok: true, hash: 'hash' });
      await ports.measureLength.last().answer(60_000);
      await ports.findKnown.last().answer(null);
    },
    /** Starts a checked file, and answers that the server has nothing. */
    async begin(received = 0) {
      allowSending();
      await ports.answerReceived(received);
    },
  };
}

export const job = { taskId: 'task', historyId: 'history' } as const;

/** An upload that sends, and of which the server has nothing. */
export async function openSendingUpload() {
  const upload = startUpload();
  await upload.check();
  await upload.begin();
  return upload;
}

/** A file of an earlier page, of which the server has four bytes. */
export const keptUpload: KeptUpload = {
  id: 'kept',
  file: interview,
  options: plainOptions,
  hash: 'hash',
  duration: 60_000,
  received: 4,
  job: null,
  isPaused: false,
};
