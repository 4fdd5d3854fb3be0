import { dictationSetup } from './dictationSetup.ts';
import { addFinal, keepPartial, showPartial } from './recognition.ts';
import type { DictationContext, RecordingInput } from './dictationTypes.ts';

/**
 * Uploads audio that was recorded offline once the service is reachable, without
 * a microphone and without a request of the person. It gives way to a new
 * recording, which sends the rest first.
 */
export const uploadingRestState = dictationSetup.createStateConfig({
  entry: ['countAttempt', 'beginSegments'],
  invoke: { src: 'holdTab', input: { takeOver: false } },
  on: {
    'dictation.started': { target: '#active', actions: 'forgetTroubles' },
    'tab.stolen': '#resting.last',
  },
  initial: 'securing',
  states: {
    securing: {
      on: { 'tab.held': 'sending', 'tab.taken': '#resting.last' },
    },
    sending: {
      tags: 'uploading-rest',
      invoke: {
        id: 'engine',
        src: 'runEngine',
        input: toRestInput,
        onError: { guard: 'isUnexpected', target: '#resting.last' },
      },
      exit: keepPartial,
      on: {
        'engine.partial': { actions: showPartial },
        'engine.final': { actions: addFinal },
        'engine.usage': { actions: 'rememberUsage' },
        'engine.unsent': { actions: 'rememberUnsent' },
        'engine.lost': { target: '#resting.last', actions: 'rememberWait' },
        'engine.refused': [
          { guard: 'isBusyElsewhere', target: '#resting.last' },
          { target: '#resting.engineRefused', actions: 'rememberRefusal' },
        ],
        'engine.idled': '#resting.last',
        'engine.stopped': {
          target: '#resting.last',
          actions: ['rememberEnd', 'forgetAttempts'],
        },
      },
      initial: 'connecting',
      states: {
        connecting: {
          after: { connectWait: '#resting.last' },
          on: {
            'engine.ready': { target: 'flushing', actions: ['rememberUsage', 'rememberBilling'] },
          },
        },
        flushing: {
          entry: { type: 'sendToEngine', params: { type: 'recording.stopped' } },
          on: { 'engine.flushed': 'awaitingEnd' },
        },
        awaitingEnd: { after: { finalizeWait: '#resting.last' } },
      },
    },
  },
});

function toRestInput({ context }: { context: DictationContext }): RecordingInput {
  return { documentId: context.documentId, microphone: null, takeOver: false };
}
