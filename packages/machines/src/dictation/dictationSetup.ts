import {
  and,
  assertEvent,
  assign,
  emit,
  type EventObject,
  fromCallback,
  fromPromise,
  not,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import type { Microphone } from '@nevisa/speech/types';
import { computeBackOff } from '../shared/computeBackOff.ts';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import {
  type DictationContext,
  type DictationEmitted,
  type DictationEvent,
  type DictationInput,
  type DictationTag,
  type RecordingCommand,
  type RecordingInput,
  type MicrophoneOutcome,
} from './dictationTypes.ts';

/** How long the service may take to be ready before the connection counts as lost, in ms. */
export const connectWait = 10_000;
/** How long the end is waited for after everything has left and was asked to end, in ms. */
export const finalizeWait = 5_000;
/** How long a connection must last before the waits between tries begin anew, in ms. */
export const steadyConnection = 5_000;
/** Longest wait that the service may demand between two tries, in ms. */
const longestWait = 60_000;
/** How long a lost connection is called "reconnecting" before it is called offline, in ms. */
export const reconnectBudget = 60_000;
/** Silence before the hint, in ms. */
export const silenceHint = 3_000;
/** Silence before the dictation ends by itself, in ms. */
export const idleStop = 180_000;
/** How long before that the person is warned, in ms. */
export const idleNotice = 15_000;
/** How long after the end was asked for the last sound may still be under way, in ms. */
export const lastSound = 300;

/** The ports, guards and actions of `dictationMachine` and of the states that it is made of. */
export const dictationSetup = setup({
  types: {
    context: {} as DictationContext,
    input: {} as DictationInput,
    events: {} as DictationEvent,
    emitted: {} as DictationEmitted,
    tags: {} as DictationTag,
  },
  actors: {
    /** Port. Reports `TabEvent`s; lets the other pages in when it is stopped. */
    holdTab: fromCallback<EventObject, { takeOver: boolean }>(definePlaceholder('holdTab')),
    /** Port. A microphone that opens after the `signal` was aborted is the port's to close. */
    openMicrophone: fromPromise<MicrophoneOutcome, { id: string | null }>(
      definePlaceholder('openMicrophone'),
    ),
    /** Port. Sends `EngineEvent`s; its clean-up lets go at once, without waiting. */
    runEngine: fromCallback<RecordingCommand, RecordingInput>(definePlaceholder('runEngine')),
    /** Port. Stores the audio on this device while it runs; sends `DraftEvent`s. */
    recordArchive: fromCallback<RecordingCommand, RecordingInput>(
      definePlaceholder('recordArchive'),
    ),
    /** Port. Keeps the screen on while it runs. */
    keepAwake: fromCallback<EventObject>(definePlaceholder('keepAwake')),
    /** Port. Sends `network.returned`. */
    watchNetwork: fromCallback<EventObject>(definePlaceholder('watchNetwork')),
    /** Reports the events of the microphone, and closes it on release or stop. */
    holdMicrophone: fromCallback<{ type: 'microphone.released' }, Microphone>(
      ({ input: microphone, sendBack, receive }) => {
        const leave = microphone.watch(sendBack);
        const letGo = () => {
          leave();
          microphone.close();
        };
        receive(letGo);
        return letGo;
      },
    ),
  },
  delays: {
    connectWait,
    finalizeWait,
    reconnectBudget,
    silenceHint,
    idleNotice,
    lastSound,
    untilIdleNotice: idleStop - idleNotice - silenceHint,
    untilMutedNotice: idleStop - idleNotice,
    idleStop,
    steadyConnection,
    backOff: ({ context: { attempts, waitPlace, retryAt, now } }) =>
      Math.max(retryAt - now(), computeBackOff(attempts + 1, waitPlace)),
  },
  guards: {
    isUnexpected,
    isOpen: (_, outcome: MicrophoneOutcome) => outcome.ok,
    isOnline: stateIn({
      session: { active: { recording: { capturing: { connectivity: 'online' } } } },
    }),
    isBusyElsewhere: ({ event }) =>
      event.type === 'engine.refused' && event.reason.kind === 'busy-elsewhere',
    hasRest: and([
      ({ context }) => context.unsent > 0,
      not(({ context }) => context.engineRefusal !== null),
    ]),
    isIncomplete: ({ context: { unsent, complete, engineRefusal } }) =>
      (unsent > 0 || !complete) && engineRefusal === null,
    lostItsMicrophone: ({ context }) => context.lostMicrophone !== null,
    endsByIdling: ({ context }) => context.endsByIdling,
    isMuted: ({ context }) => context.isMuted,
    hears: (_, { sound }: { sound: DictationContext['sound'] }) => sound === 'voice',
    hearsFaintly: (_, { sound }: { sound: DictationContext['sound'] }) => sound === 'faint',
    clips: (_, { sound }: { sound: DictationContext['sound'] }) => sound === 'clipping',
    hasWords: ({ event }) => 'text' in event && event.text.trim() !== '',
  },
  actions: {
    openDocument: assign(({ context }) => makeEmptyDocument(context.newId())),
    restoreDocument: assign(({ event }) => {
      assertEvent(event, 'document.restored');
      const { documentId, segments, elapsed } = event.document;
      // The service may have all audio of an unfinished sentence, and needs the end of the recording to finish it.
      const isWhole = segments.at(-1)?.confirmed !== false;
      const unsent = isWhole ? event.document.unsent : Math.max(1, event.document.unsent);
      const complete = unsent === 0 && event.document.complete;
      const states = segments.map(({ id, confirmed, text, end }) => ({
        id,
        confirmed,
        length: text.length,
        start: end ?? 0,
        end: end ?? 0,
      }));
      return { ...makeEmptyDocument(documentId), segments: states, elapsed, unsent, complete };
    }),
    forgetTroubles: assign({
      micRefusal: null,
      engineRefusal: null,
      lostMicrophone: null,
      fellBackTo: null,
      warning: null,
      endsByIdling: false,
      endsBySuspension: false,
      takeOver: false,
      wasBilled: false,
    }),
    takeOver: assign({ takeOver: true }),
    chooseMicrophone: assign(({ event }) => {
      assertEvent(event, 'microphone.chosen');
      return { microphoneId: event.id };
    }),
    rememberMicrophone: assign((_, outcome: MicrophoneOutcome) =>
      outcome.ok
        ? {
            microphone: outcome.microphone,
            fellBackTo: outcome.fellBack ? outcome.microphone.label : null,
          }
        : { micRefusal: outcome.reason },
    ),
    assumeBusyMicrophone: assign({ micRefusal: 'busy' }),
    rememberLoss: assign(({ context }) => ({
      lostMicrophone: context.microphone?.label ?? '',
    })),
    forgetMicrophone: assign({ microphone: null, sound: 'room', isMuted: false }),
    rememberMuted: assign({ isMuted: true }),
    forgetMuted: assign({ isMuted: false }),
    releaseMicrophone: sendTo('microphone', { type: 'microphone.released' }),
    startTiming: assign(({ context }) => ({ liveSince: context.now(), complete: false })),
    endTiming: assign(({ context: { elapsed, liveSince, now } }) => ({
      elapsed: elapsed + Math.max(0, now() - (liveSince ?? now())),
      liveSince: null,
    })),
    sendToEngine: sendTo('engine', (_, command: RecordingCommand) => command),
    /** An archive that failed has ended, and takes no commands. */
    sendToArchive: ({ self }, command: RecordingCommand) => {
      const { archive } = self.getSnapshot().children;
      if (archive?.getSnapshot().status === 'active') {
        archive.send(command);
      }
    },
    rememberUsage: assign(({ context, event }) => {
      assertEvent(event, ['engine.ready', 'engine.usage']);
      const { usageRemained } = event;
      return {
        usage: usageRemained === null ? null : { remained: usageRemained, at: context.now() },
      };
    }),
    rememberBilling: assign({ wasBilled: true }),
    rememberWarning: assign(({ event }) => {
      assertEvent(event, 'engine.warning');
      return { warning: { code: event.code, remaining: event.remaining } };
    }),
    rememberRefusal: assign(({ event }) => {
      assertEvent(event, 'engine.refused');
      return { engineRefusal: event.reason };
    }),
    rememberSound: assign(({ event }) => {
      assertEvent(event, 'engine.sound');
      return { sound: event.sound };
    }),
    rememberUnsent: assign(({ event }) => {
      assertEvent(event, 'engine.unsent');
      return { unsent: event.duration };
    }),
    /** The last frames may be on this device alone, and no count includes them. */
    assumeRest: assign(({ context }) => ({ unsent: Math.max(1, context.unsent) })),
    beginSegments: assign({ earlier: ({ context }) => context.segments.length }),
    rememberEnd: assign(({ context, event }) => {
      assertEvent(event, 'engine.stopped');
      return {
        unsent: 0,
        // A partial without a final is the last segment.
        complete: event.complete && context.segments.at(-1)?.confirmed !== false,
      };
    }),
    expectIdleEnd: assign({ endsByIdling: true }),
    expectSuspendedEnd: assign({ endsByIdling: true, endsBySuspension: true }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1, retryAt: 0 })),
    forgetAttempts: assign({ attempts: 0, retryAt: 0 }),
    rememberWait: assign(({ context, event }) => {
      assertEvent(event, 'engine.lost');
      return { retryAt: context.now() + Math.min(event.retryAfter ?? 0, longestWait) };
    }),
    rememberDraftRefusal: assign(({ event }) => {
      assertEvent(event, 'draft.refused');
      return { draftRefusal: event.reason };
    }),
    forgetDraftRefusal: assign({ draftRefusal: null }),
    reportLevel: emit(({ event }) => {
      assertEvent(event, 'engine.level');
      return { type: 'voice.level', level: event.level };
    }),
  },
});

/** What a document begins with. */
export function makeEmptyDocument(
  documentId: string,
): Pick<
  DictationContext,
  'documentId' | 'segments' | 'earlier' | 'partial' | 'elapsed' | 'unsent' | 'complete'
> {
  return {
    documentId,
    segments: [],
    earlier: 0,
    partial: null,
    elapsed: 0,
    unsent: 0,
    complete: true,
  };
}
