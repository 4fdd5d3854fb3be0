import type { Microphone } from '@nevisa/speech/types';
import { dictation } from './dictationSetup.ts';
import { addFinal, keepPartial, showPartial } from './recognitionActions.ts';
import type { DictationContext, ListenInput } from './dictationTypes.ts';
import { hearingState } from './hearingState.ts';
import { lineState } from './lineState.ts';

/** The microphone is open, and an engine hears it. */
export const listeningState = dictation.createStateConfig({
  // Stopped in this order: the engine lets go before its microphone closes.
  invoke: [
    {
      id: 'listen',
      src: 'listen',
      input: listenInputOf,
      onError: { guard: 'isUnexpected', target: '#ended' },
    },
    { id: 'microphone', src: 'holdMicrophone', input: microphoneOf },
  ],
  entry: 'forgetAttempts',
  exit: keepPartial,
  on: {
    'engine.partial': { actions: showPartial },
    'engine.final': { actions: addFinal },
    'engine.level': { actions: 'reportLevel' },
    'engine.usage': { actions: 'rememberUsage' },
    'engine.unsent': { actions: 'rememberUnsent' },
    'engine.warning': { actions: 'rememberWarning' },
    'engine.stopped': { target: '#ended', actions: 'rememberEnd' },
    'engine.idled': { target: '#ended', actions: ['assumeRest', 'expectIdleEnd'] },
    'engine.deaf': { target: '#ended', actions: ['assumeRest', 'rememberLoss'] },
    'engine.refused': [
      {
        guard: 'isBusyElsewhere',
        target: '#resting.busy',
        actions: ['assumeRest', 'rememberRefusal'],
      },
      { target: '#resting.engineRefused', actions: ['assumeRest', 'rememberRefusal'] },
    ],
  },
  initial: 'recording',
  states: {
    recording: {
      tags: 'recording',
      type: 'parallel',
      invoke: [
        {
          id: 'archive',
          src: 'recordArchive',
          input: listenInputOf,
          onError: { guard: 'isUnexpected' },
        },
        { src: 'keepAwake', onError: { guard: 'isUnexpected' } },
      ],
      on: {
        // Whoever never reached the service need not wait for it: the rest is sent later.
        'dictation.stopped': [
          { guard: 'isOnline', target: 'finalizing' },
          { target: '#ended', actions: 'assumeRest' },
        ],
        'microphone.lost': [
          { guard: 'isOnline', target: 'finalizing', actions: 'rememberLoss' },
          { target: '#ended', actions: ['assumeRest', 'rememberLoss'] },
        ],
        // The same document goes on with another microphone.
        'microphone.chosen': { target: '#requestingMicrophone', actions: 'chooseMicrophone' },
      },
      states: { line: lineState, hearing: hearingState },
    },
    finalizing: {
      id: 'finalizing',
      tags: 'finalizing',
      entry: { type: 'tellEngine', params: { type: 'listen.stopped' } },
      on: {
        'engine.lost': { target: '#ended', actions: ['assumeRest', 'rememberWait'] },
        'dictation.stopped': { target: '#ended', actions: 'assumeRest' },
      },
      initial: 'flushing',
      states: {
        flushing: {
          after: { lastSound: { actions: 'releaseMicrophone' } },
          on: { 'engine.flushed': 'awaitingEnd' },
        },
        awaitingEnd: {
          entry: 'releaseMicrophone',
          after: { finalizeWait: { target: '#ended', actions: 'assumeRest' } },
        },
      },
    },
  },
});

function microphoneOf({ context }: { context: DictationContext }): Microphone {
  if (!context.microphone) {
    throw new Error('Nothing can be heard without a microphone: open one before listening.');
  }
  return context.microphone;
}

function listenInputOf({ context }: { context: DictationContext }): ListenInput {
  const { documentId, takeOver } = context;
  return { documentId, microphone: microphoneOf({ context }), takeOver };
}
