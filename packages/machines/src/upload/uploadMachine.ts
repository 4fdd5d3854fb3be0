import { not } from 'xstate';
import { cancelingState } from './cancelingState.ts';
import { checkingState } from './checkingState.ts';
import { convertingState } from './convertingState.ts';
import { extractingState } from './extractingState.ts';
import { needsFileState } from './needsFileState.ts';
import { repeatingState } from './repeatingState.ts';
import { sendingState } from './sendingState.ts';
import { uploadSetup } from './uploadSetup.ts';

/**
 * One file on its way to a text: it is checked, priced, sent in parts and converted.
 *
 * It is a machine because a file may be converted only once for its id, because the bytes that
 * the server has are never sent again, because a paused file sends nothing, and because a lost
 * network, an ended session and a closed page must interrupt it without losing it.
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input: { id, file, options, kept, random } }) => ({
    id,
    file: kept?.file ?? file,
    options: kept?.options ?? options,
    hash: kept?.hash ?? null,
    fault: null,
    sound: 'none',
    isSoundOnly: kept?.isSoundOnly ?? false,
    source: kept?.source ?? null,
    lacksSound: false,
    known: null,
    duration: kept?.duration ?? null,
    received: kept?.received ?? 0,
    mostReceived: kept?.received ?? 0,
    beganAnew: false,
    job: kept?.job ?? null,
    report: null,
    failure: null,
    isOtherFile: false,
    hasChanged: false,
    wasPaused: kept?.isPaused ?? false,
    wasCanceled: kept?.isCanceled ?? false,
    failures: 0,
    polls: 0,
    pollPause: 0,
    random,
  }),
  initial: 'beginning',
  states: {
    /** What an earlier page kept goes on where it was; its file has to be found again. */
    beginning: {
      always: [
        { guard: 'wasCanceled', target: 'canceling' },
        { guard: 'hasJob', target: 'converting' },
        { guard: 'isKept', target: 'needsFile' },
        { target: 'checking' },
      ],
    },
    checking: checkingState,
    refused: {
      tags: 'refused',
      on: {
        'file.chosen': { target: 'checking', actions: 'takeFile' },
        'cancel.requested': 'canceled',
      },
    },
    duplicate: {
      tags: 'duplicate',
      on: {
        'again.requested': { target: 'priced', actions: 'loseSound' },
        'cancel.requested': 'canceled',
      },
    },
    priced: {
      tags: 'ready',
      on: {
        'credit.judged': { guard: not('isEnough'), target: 'unaffordable' },
        'start.requested': 'waiting',
        'options.changed': { actions: 'changeOptions' },
        'sound.chosen': { guard: 'canChooseSound', actions: 'chooseSound' },
        'cancel.requested': 'canceled',
      },
    },
    unaffordable: {
      tags: 'unaffordable',
      on: {
        'credit.judged': { guard: 'isEnough', target: 'priced' },
        'options.changed': { actions: 'changeOptions' },
        'sound.chosen': { guard: 'canChooseSound', actions: 'chooseSound' },
        'cancel.requested': 'canceled',
      },
    },
    /** It has a place in the queue, and sends when its turn comes. */
    waiting: {
      tags: ['waiting', 'moving'],
      on: {
        'slot.granted': [{ guard: 'needsSound', target: 'extracting' }, { target: 'sending' }],
        'sound.chosen': { guard: 'canChooseSound', actions: 'chooseSound' },
        'pause.requested': 'paused',
        'cancel.requested': 'canceling',
        'options.changed': { guard: not('hasBegun'), actions: 'changeOptions' },
      },
    },
    extracting: extractingState,
    sending: sendingState,
    paused: {
      tags: 'paused',
      on: {
        'resume.requested': { target: 'waiting', actions: 'forgetPause' },
        'cancel.requested': 'canceling',
      },
    },
    /** The session has ended; the file waits for the next one. */
    signedOut: {
      tags: 'signedOut',
      on: {
        'session.returned': { target: 'waiting', actions: 'forgetFailure' },
        'cancel.requested': 'canceling',
      },
    },
    needsFile: needsFileState,
    converting: convertingState,
    /** The server has refused the file, or its conversion has ended without a text. */
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': [
          // The server still has the file, so it is not sent again.
          { guard: 'hasJob', target: 'repeating', actions: 'forgetFailure' },
          { target: 'waiting', actions: 'forgetFailure' },
        ],
        'cancel.requested': 'canceling',
      },
    },
    repeating: repeatingState,
    done: { tags: 'done', type: 'final' },
    canceling: cancelingState,
    canceled: { tags: 'canceled', type: 'final' },
  },
});
