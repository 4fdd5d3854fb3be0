import type { Microphone } from '@nevisa/speech/types';
import { dictationSetup } from './dictationSetup.ts';
import { addFinal, keepPartial, showPartial } from './recognition.ts';
import type { DictationContext, RecordingInput } from './dictationTypes.ts';
import { soundState } from './soundState.ts';
import { connectivityState } from './connectivityState.ts';

/** The microphone is open, and an engine receives its audio. */
export const recordingState = dictationSetup.createStateConfig({
  // Stopped in this order: the engine lets go before its microphone closes.
  invoke: [
    {
      id: 'engine',
      src: 'runEngine',
      input: toRecordingInput,
      onError: { guard: 'isUnexpected', target: '#ended' },
    },
    { id: 'microphone', src: 'holdMicrophone', input: getMicrophone },
  ],
  entry: ['forgetAttempts', 'beginSegments'],
  exit: keepPartial,
  on: {
    // The last sentence is not finished, and its sound may be on this device alone.
    'tab.stolen': { target: '#resting.busy', actions: 'assumeRest' },
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
  initial: 'capturing',
  states: {
    capturing: {
      tags: 'recording',
      type: 'parallel',
      invoke: [
        {
          id: 'archive',
          src: 'recordArchive',
          input: toRecordingInput,
          onError: { guard: 'isUnexpected' },
        },
        { src: 'keepAwake', onError: { guard: 'isUnexpected' } },
      ],
      on: {
        // Offline there is no final text to wait for: the rest is uploaded later.
        'dictation.stopped': [
          { guard: 'isOnline', target: 'finalizing' },
          { target: '#ended', actions: 'assumeRest' },
        ],
        'microphone.lost': [
          { guard: 'isOnline', target: 'finalizing', actions: 'rememberLoss' },
          { target: '#ended', actions: ['assumeRest', 'rememberLoss'] },
        ],
        // The same document goes on with another microphone.
        'microphone.chosen': {
          target: '#requestingMicrophone',
          actions: ['chooseMicrophone', 'assumeRest'],
        },
      },
      states: { connectivity: connectivityState, sound: soundState },
    },
    finalizing: {
      id: 'finalizing',
      tags: 'finalizing',
      entry: { type: 'sendToEngine', params: { type: 'recording.stopped' } },
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

function getMicrophone({ context }: { context: DictationContext }): Microphone {
  if (!context.microphone) {
    throw new Error('Nothing can be heard without a microphone: open one before listening.');
  }
  return context.microphone;
}

function toRecordingInput({ context }: { context: DictationContext }): RecordingInput {
  const { documentId, takeOver } = context;
  return { documentId, microphone: getMicrophone({ context }), takeOver };
}
