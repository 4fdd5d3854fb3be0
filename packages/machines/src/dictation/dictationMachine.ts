import { getOutput } from '../shared/call.ts';
import { dictationSetup, makeEmptyDocument } from './dictationSetup.ts';
import type { DictationContext } from './dictationTypes.ts';
import { persistenceState, syncState } from './savingStates.ts';
import { recordingState } from './recordingState.ts';
import { uploadingRestState } from './uploadingRestState.ts';

/**
 * Turns speech into the text of one document, recording after recording.
 *
 * The person allows the microphone, speaks and stops; meanwhile the service may
 * refuse, fall silent or vanish, the microphone may go, another page may take
 * over. It is a machine because the text must survive every one of these,
 * and because the microphone must be let go on every way out, also when the
 * machine itself is stopped. Beside the session it knows whether this device,
 * and whether the history, has the current document.
 */
export const dictationMachine = dictationSetup.createMachine({
  id: 'dictation',
  type: 'parallel',
  context: ({ input: { newId, microphoneId = null, now = Date.now, random = Math.random } }) => ({
    ...makeEmptyDocument(newId()),
    microphoneId,
    microphone: null,
    fellBackTo: null,
    lostMicrophone: null,
    micRefusal: null,
    engineRefusal: null,
    draftRefusal: null,
    usage: null,
    wasBilled: false,
    liveSince: null,
    warning: null,
    sound: 'room',
    isMuted: false,
    attempts: 0,
    retryAt: 0,
    takeOver: false,
    endsByIdling: false,
    endsBySuspension: false,
    newId,
    now,
    waitPlace: random(),
  }),
  invoke: { src: 'watchNetwork', onError: { guard: 'isUnexpected' } },
  states: {
    session: {
      initial: 'resting',
      states: {
        resting: {
          id: 'resting',
          entry: 'forgetMicrophone',
          initial: 'idle',
          after: { backOff: { guard: 'hasRest', target: 'uploadingRest' } },
          on: {
            'dictation.started': { target: 'active', actions: 'forgetTroubles' },
            'dictation.takenOver': { target: 'active', actions: ['forgetTroubles', 'takeOver'] },
            'document.cleared': { target: '.idle', actions: ['openDocument', 'forgetTroubles'] },
            'document.restored': {
              target: '.stopped',
              reenter: true,
              actions: ['restoreDocument', 'forgetTroubles', 'forgetAttempts'],
            },
            'microphone.chosen': { actions: 'chooseMicrophone' },
            'network.returned': { guard: 'hasRest', target: 'uploadingRest' },
            'dictation.retried': { guard: 'isIncomplete', target: 'uploadingRest' },
          },
          states: {
            idle: { tags: 'idle' },
            stopped: { tags: 'stopped' },
            microphoneRefused: { tags: 'microphone-refused' },
            microphoneLost: { tags: 'microphone-lost' },
            engineRefused: { tags: 'engine-refused' },
            busy: { tags: 'busy' },
            idled: { tags: 'idled' },
            last: { type: 'history' },
          },
        },
        uploadingRest: uploadingRestState,
        active: {
          id: 'active',
          invoke: { src: 'holdTab', input: toTabInput },
          on: { 'tab.stolen': '#resting.busy' },
          initial: 'securing',
          states: {
            securing: {
              tags: 'asking',
              on: {
                'tab.held': 'requestingMicrophone',
                'tab.taken': '#resting.busy',
                'dictation.stopped': '#resting.last',
              },
            },
            requestingMicrophone: {
              id: 'requestingMicrophone',
              tags: 'asking',
              entry: 'forgetMicrophone',
              on: {
                'dictation.stopped': '#resting.last',
                'microphone.chosen': {
                  target: 'requestingMicrophone',
                  reenter: true,
                  actions: 'chooseMicrophone',
                },
              },
              invoke: {
                src: 'openMicrophone',
                input: ({ context }) => ({ id: context.microphoneId }),
                onDone: [
                  {
                    guard: { type: 'isOpen', params: getOutput },
                    target: 'recording',
                    actions: { type: 'rememberMicrophone', params: getOutput },
                  },
                  {
                    target: '#resting.microphoneRefused',
                    actions: { type: 'rememberMicrophone', params: getOutput },
                  },
                ],
                onError: {
                  guard: 'isUnexpected',
                  target: '#resting.microphoneRefused',
                  actions: 'assumeBusyMicrophone',
                },
              },
            },
            recording: recordingState,
            /** The resting state depends on the reason of the end. */
            ended: {
              id: 'ended',
              always: [
                { guard: 'lostItsMicrophone', target: '#resting.microphoneLost' },
                { guard: 'endsByIdling', target: '#resting.idled' },
                { target: '#resting.stopped' },
              ],
            },
          },
        },
      },
    },
    persistence: persistenceState,
    sync: syncState,
  },
});

function toTabInput({ context }: { context: DictationContext }): { takeOver: boolean } {
  return { takeOver: context.takeOver };
}
