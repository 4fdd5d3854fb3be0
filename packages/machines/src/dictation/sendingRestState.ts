import { dictation } from './dictationSetup.ts';
import { addFinal, keepPartial, showPartial } from './recognitionActions.ts';
import type { DictationContext, ListenInput } from './dictationTypes.ts';

/**
 * What was recorded while nobody listened goes to the service once somebody
 * does, without a microphone and without being asked. It gives way to a
 * new stretch, which sends the rest first.
 */
export const sendingRestState = dictation.createStateConfig({
  entry: 'countAttempt',
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
      tags: 'sending-rest',
      invoke: {
        id: 'listen',
        src: 'listen',
        input: restInputOf,
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
          on: { 'engine.ready': { target: 'flushing', actions: 'rememberUsage' } },
        },
        flushing: {
          entry: { type: 'tellEngine', params: { type: 'listen.stopped' } },
          on: { 'engine.flushed': 'awaitingEnd' },
        },
        awaitingEnd: { after: { finalizeWait: '#resting.last' } },
      },
    },
  },
});

function restInputOf({ context }: { context: DictationContext }): ListenInput {
  return { documentId: context.documentId, microphone: null, takeOver: false };
}
