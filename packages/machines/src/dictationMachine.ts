import {
  assertEvent,
  assign,
  emit,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type DoneActorEvent,
  type EventObject,
} from 'xstate';
import type {
  EngineEvent,
  EngineRefusal,
  EngineWarning,
  Microphone,
  MicrophoneRefusal,
} from '@nevisa/api/types';
import { isUnexpected, notProvided } from './ports.ts';
import { withFinal, withPartial, withPartialKept, type Transcript } from './transcript.ts';

/** How long the service may take to say that it is ready, in ms. */
export const connectWait = 10_000;
/** How long the last sentence is waited for after the end was asked for, in ms. */
export const finalizeWait = 5_000;

export interface DictationInput {
  /** Names a new document, e.g. `crypto.randomUUID`. */
  newId: () => string;
  /**
   * Clock in ms.
   * @default Date.now
   */
  now?: () => number;
}

export type MicrophoneOutcome =
  | { readonly ok: true; readonly microphone: Microphone }
  | { readonly ok: false; readonly reason: MicrophoneRefusal };

export interface ListenInput {
  documentId: string;
  microphone: Microphone;
}

/** What the port `listen` is told: flush what was heard, then report `engine.stopped`. */
export type ListenCommand = { type: 'listen.stopped' };

export type DictationEvent =
  /** Goes on with the same document, whatever ended the last stretch. */
  | { type: 'dictation.started' }
  | { type: 'dictation.stopped' }
  | { type: 'document.cleared' }
  | EngineEvent;

/** Loudness leaves as an event of its own: twenty values a second are not state. `level` in dBFS. */
export type DictationEmitted = { type: 'voice.level'; level: number };

export type DictationTag =
  | 'idle'
  | 'asking'
  | 'listening'
  | 'connecting'
  | 'live'
  | 'finalizing'
  | 'stopped'
  | 'microphone-refused'
  | 'connection-lost'
  | 'engine-refused';

export interface DictationContext extends Transcript {
  documentId: string;
  microphone: Microphone | null;
  micRefusal: MicrophoneRefusal | null;
  engineRefusal: EngineRefusal | null;
  /** Credit in ms; null when it is unlimited or not yet known. */
  usageRemained: number | null;
  /** Length of all finished stretches, in ms. */
  elapsed: number;
  /** When the running stretch became live, by the machine's clock; null when it is not. */
  liveSince: number | null;
  /** False while, and after, something said may be missing from the text. */
  complete: boolean;
  /** `remaining` in ms, where the warning has an end. */
  warning: { code: EngineWarning; remaining: number | null } | null;
  newId: () => string;
  now: () => number;
}

/**
 * Turns speech into the text of one document, stretch after stretch.
 *
 * The person allows the microphone, speaks and stops; meanwhile the service may
 * refuse, fall silent or vanish. It is a machine because what was said must
 * outlive every one of these, and because the microphone must be let go on
 * every way out, also when the machine itself is stopped.
 */
export const dictationMachine = setup({
  types: {
    context: {} as DictationContext,
    input: {} as DictationInput,
    events: {} as DictationEvent,
    emitted: {} as DictationEmitted,
    tags: {} as DictationTag,
  },
  actors: {
    /** Port. A microphone that opens after the `signal` was aborted is the port's to close. */
    openMicrophone: fromPromise<MicrophoneOutcome>(notProvided('openMicrophone')),
    /** Port. Sends `EngineEvent`s; its clean-up lets go at once, without waiting. */
    listen: fromCallback<ListenCommand, ListenInput>(notProvided('listen')),
    holdMicrophone: fromCallback<EventObject, Microphone>(
      ({ input: microphone }) =>
        () =>
          microphone.close(),
    ),
  },
  delays: { connectWait, finalizeWait },
  guards: {
    isUnexpected,
    isOpen: (_, outcome: MicrophoneOutcome) => outcome.ok,
  },
  actions: {
    openDocument: assign(({ context }) => emptyDocument(context.newId)),
    forgetRefusals: assign({ micRefusal: null, engineRefusal: null, warning: null }),
    rememberMicrophone: assign((_, outcome: MicrophoneOutcome) =>
      outcome.ok ? { microphone: outcome.microphone } : { micRefusal: outcome.reason },
    ),
    assumeBusyMicrophone: assign({ micRefusal: 'busy' }),
    forgetMicrophone: assign({ microphone: null }),
    startStretch: assign(({ context }) => ({ liveSince: context.now(), complete: false })),
    endStretch: assign(({ context: { elapsed, liveSince, now } }) => ({
      elapsed: elapsed + Math.max(0, now() - (liveSince ?? now())),
      liveSince: null,
    })),
    askForTheEnd: sendTo('listen', { type: 'listen.stopped' } satisfies ListenCommand),
    showPartial: assign(({ context, event }) => {
      assertEvent(event, 'engine.partial');
      return withPartial(context, event);
    }),
    addFinal: assign(({ context, event }) => {
      assertEvent(event, 'engine.final');
      const { segmentId: id, text, start, end } = event;
      return withFinal(context, { id, text, start, end });
    }),
    keepPartial: assign(({ context }) => withPartialKept(context)),
    rememberUsage: assign(({ event }) => {
      assertEvent(event, ['engine.ready', 'engine.usage']);
      return { usageRemained: event.usageRemained };
    }),
    rememberWarning: assign(({ event }) => {
      assertEvent(event, 'engine.warning');
      return { warning: { code: event.code, remaining: event.remaining } };
    }),
    rememberRefusal: assign(({ event }) => {
      assertEvent(event, 'engine.refused');
      return { engineRefusal: event.reason };
    }),
    rememberEnd: assign(({ context, event }) => {
      assertEvent(event, 'engine.stopped');
      // A partial that never became final was kept as the last segment.
      return { complete: event.complete && context.segments.at(-1)?.confirmed !== false };
    }),
    reportLevel: emit(({ event }) => {
      assertEvent(event, 'engine.level');
      return { type: 'voice.level', level: event.level };
    }),
  },
}).createMachine({
  id: 'dictation',
  context: ({ input: { newId, now = Date.now } }) => ({
    ...emptyDocument(newId),
    microphone: null,
    micRefusal: null,
    engineRefusal: null,
    usageRemained: null,
    liveSince: null,
    warning: null,
    newId,
    now,
  }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'dictation.started': 'requestingMicrophone',
        'document.cleared': { target: '.idle', actions: ['openDocument', 'forgetRefusals'] },
      },
      states: {
        idle: { tags: 'idle' },
        stopped: { tags: 'stopped' },
        microphoneRefused: { tags: 'microphone-refused' },
        connectionLost: { tags: 'connection-lost' },
        engineRefused: { tags: 'engine-refused' },
      },
    },
    requestingMicrophone: {
      tags: 'asking',
      entry: 'forgetRefusals',
      on: { 'document.cleared': { actions: 'openDocument' } },
      invoke: {
        src: 'openMicrophone',
        onDone: [
          {
            guard: { type: 'isOpen', params: outputOf },
            target: 'listening',
            actions: { type: 'rememberMicrophone', params: outputOf },
          },
          {
            target: 'resting.microphoneRefused',
            actions: { type: 'rememberMicrophone', params: outputOf },
          },
        ],
        onError: {
          guard: 'isUnexpected',
          target: 'resting.microphoneRefused',
          actions: 'assumeBusyMicrophone',
        },
      },
    },
    listening: {
      tags: 'listening',
      // Stopped in this order: the engine lets go before its microphone closes.
      invoke: [
        {
          id: 'listen',
          src: 'listen',
          input: listenInputOf,
          onError: { guard: 'isUnexpected', target: 'resting.connectionLost' },
        },
        { src: 'holdMicrophone', input: microphoneOf },
      ],
      exit: ['keepPartial', 'forgetMicrophone'],
      on: {
        'engine.partial': { actions: 'showPartial' },
        'engine.final': { actions: 'addFinal' },
        'engine.level': { actions: 'reportLevel' },
        'engine.usage': { actions: 'rememberUsage' },
        'engine.warning': { actions: 'rememberWarning' },
        'engine.stopped': { target: 'resting.stopped', actions: 'rememberEnd' },
        'engine.lost': 'resting.connectionLost',
        'engine.refused': { target: 'resting.engineRefused', actions: 'rememberRefusal' },
      },
      initial: 'connecting',
      states: {
        connecting: {
          tags: 'connecting',
          after: { connectWait: '#dictation.resting.connectionLost' },
          on: {
            'engine.ready': { target: 'live', actions: 'rememberUsage' },
            'dictation.stopped': '#dictation.resting.stopped',
          },
        },
        live: {
          tags: 'live',
          entry: 'startStretch',
          exit: 'endStretch',
          on: { 'dictation.stopped': 'finalizing' },
        },
        finalizing: {
          tags: 'finalizing',
          entry: 'askForTheEnd',
          after: { finalizeWait: '#dictation.resting.stopped' },
          on: { 'engine.lost': '#dictation.resting.stopped' },
        },
      },
    },
  },
});

function emptyDocument(
  newId: () => string,
): Pick<DictationContext, 'documentId' | 'segments' | 'partial' | 'elapsed' | 'complete'> {
  return { documentId: newId(), segments: [], partial: null, elapsed: 0, complete: true };
}

function outputOf({ event }: { event: DoneActorEvent<MicrophoneOutcome> }): MicrophoneOutcome {
  return event.output;
}

function microphoneOf({ context }: { context: DictationContext }): Microphone {
  if (!context.microphone) {
    throw new Error('Nothing can be heard without a microphone: open one before listening.');
  }
  return context.microphone;
}

function listenInputOf({ context }: { context: DictationContext }): ListenInput {
  return { documentId: context.documentId, microphone: microphoneOf({ context }) };
}
