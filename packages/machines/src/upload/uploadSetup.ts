import { isNotFound, isPermanent } from '@nevisa/api/failures';
import { assertEvent, assign, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import type { Failure } from '@nevisa/api/types';
import { getAskedWait } from '../shared/getAskedWait.ts';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import {
  hasMoved,
  isSent,
  isVideoName,
  largeVideo,
  mergeReports,
  computePollWait,
  computeSendWait,
  takeReceived,
  toPartFault,
  withoutSound,
} from './uploadParts.ts';
import type {
  FileFacts,
  JobPlace,
  JobReport,
  KnownFile,
  PartOutcome,
  ReportOutcome,
  SampleOutcome,
  SoundOutcome,
  SoundWeight,
  TerminateOutcome,
  UploadContext,
  UploadEvent,
  UploadInput,
  UploadOptions,
  UploadTag,
} from './uploadTypes.ts';

/** A file that is sent from this byte on. */
export interface SendingInput {
  readonly id: string;
  readonly file: FileFacts;
  readonly options: UploadOptions;
  readonly hash: string;
  readonly from: number;
}

const networkFailure = { kind: 'network' } as const;

/** The ports, guards and actions of `uploadMachine`. */
export const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    tags: {} as UploadTag,
  },
  actors: {
    /** Port. Reads at most 64 kB of the head and a sample of the content; never rejects. */
    readSample: fromPromise<SampleOutcome, { id: string; file: FileFacts }>(
      definePlaceholder('readSample'),
    ),
    /** Port. The length of the sound in ms; null when it is not known within 5 s. */
    measureLength: fromPromise<number | null, { id: string }>(definePlaceholder('measureLength')),
    /** Port. How large the sound of a video is, as far as its head tells; never rejects. */
    weighSound: fromPromise<SoundWeight, { id: string; file: FileFacts }>(
      definePlaceholder('weighSound'),
    ),
    /** Port. Takes the sound out of a video, whose content `id` names; the same video gives the same sound. */
    extractSound: fromPromise<SoundOutcome, { id: string; file: FileFacts }>(
      definePlaceholder('extractSound'),
    ),
    /** Port. Whether this content was converted before, by its size and hash; never rejects. */
    findKnown: fromPromise<KnownFile | null, { id: string; size: number; hash: string }>(
      definePlaceholder('findKnown'),
    ),
    /** Port. Sends parts in order until it is stopped; sends `part.settled`, `part.failed` and `file.unreadable`. */
    sendFile: fromCallback<UploadEvent, SendingInput>(definePlaceholder('sendFile')),
    /** Port. How much the server has; never rejects. */
    askReceived: fromPromise<PartOutcome, { id: string }>(definePlaceholder('askReceived')),
    /** Port. How far the conversion is; never rejects. */
    askJob: fromPromise<ReportOutcome, JobPlace>(definePlaceholder('askJob')),
    /** Port. Converts a file again that the server still has; never rejects. */
    repeatJob: fromPromise<PartOutcome, JobPlace>(definePlaceholder('repeatJob')),
    /** Port. Ends a conversion, or an upload whose conversion has not begun; never rejects. */
    terminateJob: fromPromise<TerminateOutcome, { id: string; job: JobPlace | null }>(
      definePlaceholder('terminateJob'),
    ),
  },
  delays: {
    sendWait: ({ context }) => computeSendWait(context),
    pollWait: ({ context }) => computePollWait(context),
  },
  guards: {
    isUnexpected,
    isReadable: (_, outcome: SampleOutcome) => outcome.ok,
    isSameFile: ({ context }, outcome: SampleOutcome) =>
      outcome.ok && outcome.hash === context.hash,
    isSourceFile: ({ context }, outcome: SampleOutcome) =>
      outcome.ok && outcome.hash === context.source?.hash,
    isVideo: ({ context }) => isVideoName(context.file.name),
    needsSound: ({ context: { isSoundOnly, source, lacksSound } }) =>
      isSoundOnly && (source === null || lacksSound),
    isExtracted: (_, outcome: SoundOutcome) => outcome.ok,
    /** The server has bytes of a sound that the device does not give any more. */
    isOtherSound: ({ context }, outcome: SoundOutcome) =>
      context.received > 0 && !(outcome.ok && outcome.hash === context.hash),
    canChooseSound: ({ context: { sound, source, received } }) =>
      typeof sound === 'number' && source === null && received === 0,
    wasCanceled: ({ context }) => context.wasCanceled,
    /** Canceled while the server was asked to convert it once more. */
    isUnwanted: stateIn({ repeating: 'unwanted' }),
    wasPaused: ({ context }) => context.wasPaused,
    isKnown: (_, known: KnownFile | null) => known !== null,
    /** Known, and the person does not know of it yet. */
    isNewlyKnown: ({ context }, known: KnownFile | null) =>
      known !== null && context.known === null,
    isEnough: ({ event }) => {
      assertEvent(event, 'credit.judged');
      return event.enough;
    },
    isSent: ({ context }) => isSent(context),
    hasJob: ({ context }) => context.job !== null,
    /** The options were sent with the first part. */
    hasBegun: ({ context }) => context.received > 0,
    isForgotten: (_, failure: Failure) => isNotFound(failure),
    isKept: ({ context }) => context.hash !== null,
    isAnswered: (_, outcome: { readonly ok: boolean }) => outcome.ok,
    /** The server has asked for a wait, which a page that is shown again does not shorten (T30). */
    mustWait: ({ context }) => getAskedWait(context.failure) > 0,
    isCutOff: stateIn({ sending: { resting: 'cutOff' } }),
    mustWaitForReport: ({ context }) => context.pollPause > 0,
    isPermanent: (_, failure: Failure) => isPermanent(failure),
    /** The server will not end the conversion. */
    isEndRefused: ({ context }, failure: Failure) => context.job !== null && isPermanent(failure),
    isSignedOut: (_, failure: Failure) => toPartFault(failure) === 'signedOut',
    /** Another page has canceled it; the server takes no part of it any more. */
    isCanceledThere: (_, failure: Failure) =>
      failure.kind === 'refused' && failure.code === 'canceled',
    isUnreachable: (_, failure: Failure) => toPartFault(failure) === 'offline',
    isRefused: (_, failure: Failure) => toPartFault(failure) === 'refused',
    hasEnded: ({ context }) =>
      context.report !== null && !['queued', 'converting'].includes(context.report.state),
    isDone: ({ context }) => context.report?.state === 'done',
    isCanceled: ({ context }) => context.report?.state === 'canceled',
  },
  actions: {
    rememberSample: assign((_, outcome: SampleOutcome) =>
      outcome.ok
        ? { hash: outcome.hash, fault: null, isOtherFile: false, hasChanged: false }
        : { fault: outcome.fault },
    ),
    assumeUnreadable: assign({ fault: 'unreadable' as const }),
    rejectFile: assign((_, outcome: SampleOutcome) => ({
      isOtherFile: outcome.ok,
      fault: outcome.ok ? null : outcome.fault,
    })),
    rememberLength: assign((_, duration: number | null) => ({ duration })),
    rememberSound: assign(({ context }, sound: SoundWeight) => ({
      sound,
      isSoundOnly: typeof sound === 'number' && context.file.size > largeVideo,
    })),
    chooseSound: assign(({ event }) => {
      assertEvent(event, 'sound.chosen');
      return { isSoundOnly: event.isSoundOnly };
    }),
    takeSound: assign(({ context: { file, hash, source } }, outcome: SoundOutcome) =>
      outcome.ok
        ? {
            file: outcome.file,
            hash: outcome.hash,
            source: source ?? { file, hash: hash ?? '' },
            lacksSound: false,
          }
        : {},
    ),
    sendWhole: assign(({ context }) => withoutSound(context)),
    missSound: assign({ lacksSound: true, isOtherFile: false, hasChanged: false, fault: null }),
    rejectSound: assign({ isOtherFile: true }),
    /** The device keeps no sound of an upload that has not begun. */
    loseSound: assign(({ context }) => ({ lacksSound: context.source !== null })),
    rememberKnown: assign((_, known: KnownFile | null) => ({ known })),
    changeOptions: assign(({ event }) => {
      assertEvent(event, 'options.changed');
      return { options: event.options };
    }),
    takeFile: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { file: event.file };
    }),
    settlePart: assign(({ context, event }) => {
      assertEvent(event, 'part.settled');
      return takeReceived(context, event);
    }),
    takeAnswer: assign(({ context }, outcome: PartOutcome) =>
      outcome.ok ? takeReceived(context, outcome.answer) : {},
    ),
    noteChange: assign(({ event }) => {
      assertEvent(event, 'file.unreadable');
      return { hasChanged: event.hasChanged };
    }),
    countFailure: assign(({ context }, failure: Failure) => ({
      failure,
      failures: context.failures + 1,
    })),
    assumeNetworkFailure: assign(({ context }) => ({
      failure: networkFailure,
      failures: context.failures + 1,
    })),
    forgetFailure: assign({ failure: null, failures: 0 }),
    takeReport: assign(({ context }, outcome: ReportOutcome) => {
      if (!outcome.ok) {
        return { polls: context.polls + 1, pollPause: getAskedWait(outcome.failure) };
      }
      const report = mergeReports(context.report, outcome.answer);
      const polls = hasMoved(context.report, report) ? 0 : context.polls + 1;
      return { report, polls, pollPause: 0 };
    }),
    countPoll: assign(({ context }) => ({ polls: context.polls + 1, pollPause: 0 })),
    endCanceled: assign((_, outcome: TerminateOutcome) => ({
      report: {
        state: 'canceled',
        billed: outcome.ok ? outcome.answer.billed : null,
      } satisfies JobReport,
    })),
    assumeCanceled: assign({ report: { state: 'canceled', billed: null } satisfies JobReport }),
    forgetJob: assign({ job: null, report: null, received: 0, beganAnew: false }),
    forgetPause: assign({ wasPaused: false }),
    forgetReport: assign({ report: null, polls: 0, pollPause: 0 }),
  },
});
