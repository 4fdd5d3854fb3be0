import { audienceState, codeState, deviceState, wayState } from './composeAskingStates.ts';
import { draftState } from './composeDraftState.ts';
import { sendingState } from './composeSendingState.ts';
import { emptyMessage } from './messageComposeParts.ts';
import { messageComposeSetup } from './messageComposeSetup.ts';

/**
 * An administrator writes a message, and sends or schedules it (X-286…X-290).
 *
 * It is a machine because typing goes on while the device, the server, the audience and the
 * discount code answer, and because a message that many people receive is sent once, to the number
 * of people that was confirmed, or not at all.
 */
export const messageComposeMachine = messageComposeSetup.createMachine({
  id: 'compose',
  type: 'parallel',
  context: ({ input }) => ({
    saved: input.saved,
    clientId: input.clientId,
    values: input.values,
    blank: input.blank ?? emptyMessage,
    sending: input.values,
    kept: input.values,
    wish: null,
    failures: 0,
    failure: null,
    theirs: null,
    counted: null,
    countFailure: null,
    codeStatus: null,
    codeFailure: null,
    asked: 0,
    recounted: false,
    sendCall: null,
    sendFailure: null,
    serverAhead: input.serverAhead ?? 0,
    check: input.check,
    now: input.now ?? Date.now,
    random: input.random ?? Math.random,
  }),
  states: {
    form: { on: { 'field.changed': { actions: 'type' } } },
    device: deviceState,
    draft: draftState,
    audience: audienceState,
    code: codeState,
    way: wayState,
    sending: sendingState,
  },
});
