import { and, assertEvent, assign, enqueueActions, fromPromise, not, setup } from 'xstate';
import { defineAfterCall, defineCallParts, getOutput, defineWaitStates } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';
import {
  type ActionAttempt,
  type ActionOutcome,
  type DangerousAction,
  type DangerousActionContext,
  type DangerousActionEmitted,
  type DangerousActionEvent,
  type DangerousActionInput,
  type DangerousActionTag,
  isReason,
  isSameRecord,
} from './dangerousActionTypes.ts';

const canceled = { canceled: 'idle' } as const;
const requested = { 'action.requested': { target: 'judging', actions: 'begin' } } as const;
const reasonTyped = {
  'reason.typed': { guard: 'needsReason', target: 'reason', actions: 'rememberReason' },
} as const;
const nameTyped = {
  'name.typed': { guard: 'needsName', target: 'typedName', actions: 'rememberName' },
} as const;
const typed = { ...reasonTyped, ...nameTyped } as const;

/**
 * An administrator does something that cannot be taken back: the screen explains it, asks for
 * a reason, for the typed name or once more, and only then it is carried out (X-259…X-264).
 *
 * It is a machine because an administrator may neither harm their own account nor remove the last administrator,
 * because a second press must not act twice, and because nothing typed may be lost.
 */
export const dangerousActionMachine = setup({
  types: {
    context: {} as DangerousActionContext,
    input: {} as DangerousActionInput,
    events: {} as DangerousActionEvent,
    tags: {} as DangerousActionTag,
    emitted: {} as DangerousActionEmitted,
  },
  actors: {
    /** Port. Carries the action out. */
    carryOut: fromPromise<ActionOutcome, ActionAttempt>(definePlaceholder('carryOut')),
  },
  guards: {
    notSelf: ({ context }) => {
      const { forbidsSelf = false, target } = requireAction(context);
      return !forbidsSelf || !isSameRecord(context.self, target.id);
    },
    notLastAdmin: ({ context }) => {
      const { takesAdmin = false, target } = requireAction(context);
      return !takesAdmin || target.isLastAdmin !== true;
    },
    needsPress: ({ context }) => requireAction(context).proof === 'press',
    needsReason: ({ context }) => requireAction(context).proof === 'reason',
    needsName: ({ context }) => requireAction(context).proof === 'name',
    hasReason: ({ context }) => isReason(context.reason),
    // Spaces around the name are trimmed; any other sign has to be the same.
    nameMatches: ({ context }) =>
      context.typedName.trim() === requireAction(context).target.name.trim(),
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'action.requested');
      return {
        action: event.action,
        denial: null,
        reason: '',
        typedName: '',
        isAsked: false,
        attempt: null,
        failure: null,
      };
    }),
    denySelf: assign({ denial: 'self' as const }),
    denyLastAdmin: assign({ denial: 'lastAdmin' as const }),
    rememberReason: assign(({ event }) => {
      assertEvent(event, 'reason.typed');
      return { reason: event.reason, failure: null };
    }),
    rememberName: assign(({ event }) => {
      assertEvent(event, 'name.typed');
      return { typedName: event.name, failure: null };
    }),
    /** The failure that says how long to wait stays. */
    keepReason: assign(({ event }) => {
      assertEvent(event, 'reason.typed');
      return { reason: event.reason };
    }),
    keepName: assign(({ event }) => {
      assertEvent(event, 'name.typed');
      return { typedName: event.name };
    }),
    reportDone: enqueueActions(({ context, enqueue }, outcome: ActionOutcome) => {
      if (outcome.ok) {
        enqueue.emit({
          type: 'action.done',
          attempt: requireAttempt(context),
          answer: outcome.answer,
        });
      }
    }),
    askForMissing: assign({ isAsked: true }),
    prepare: assign(({ context, event }) => {
      assertEvent(event, 'confirmed');
      return { attempt: makeNextAttempt(context, event.details ?? {}), failure: null };
    }),
  },
})
  .extend(defineCallParts<DangerousActionContext, DangerousActionEvent>())
  .createMachine({
    id: 'dangerousAction',
    context: ({ input: { self, newId } }) => ({
      self,
      newId,
      action: null,
      denial: null,
      reason: '',
      typedName: '',
      isAsked: false,
      attempt: null,
      failure: null,
    }),
    initial: 'idle',
    states: {
      idle: { on: requested },
      judging: {
        always: [
          { guard: not('notSelf'), target: 'denied', actions: 'denySelf' },
          { guard: not('notLastAdmin'), target: 'denied', actions: 'denyLastAdmin' },
          { guard: 'needsPress', target: 'confirming' },
          { target: 'explaining' },
        ],
      },
      denied: { tags: ['open', 'denied'], on: canceled },
      explaining: {
        tags: 'open',
        on: {
          ...canceled,
          ...typed,
          confirmed: [
            { guard: 'needsReason', target: 'reason', actions: 'askForMissing' },
            { guard: 'needsName', target: 'typedName', actions: 'askForMissing' },
            { target: 'confirming' },
          ],
        },
      },
      reason: {
        tags: 'open',
        always: { guard: 'hasReason', target: 'confirming' },
        on: { ...canceled, ...reasonTyped, confirmed: { actions: 'askForMissing' } },
      },
      typedName: {
        tags: 'open',
        always: { guard: 'nameMatches', target: 'confirming' },
        on: { ...canceled, ...nameTyped, confirmed: { actions: 'askForMissing' } },
      },
      confirming: {
        tags: ['open', 'ready'],
        on: { ...canceled, ...typed, confirmed: { target: 'running', actions: 'prepare' } },
      },
      running: {
        tags: ['open', 'busy'],
        invoke: {
          src: 'carryOut',
          input: ({ context }) => requireAttempt(context),
          ...defineAfterCall({
            succeeded: { target: 'done', actions: { type: 'reportDone', params: getOutput } },
            failed: 'answered',
            unexpected: 'refused',
          }),
        },
      },
      answered: { ...defineWaitStates('refused').answered, tags: 'open' },
      // The next press sends the text that was typed during the wait.
      waiting: {
        ...defineWaitStates('waited').waiting,
        tags: ['open', 'waiting'],
        on: {
          ...canceled,
          'reason.typed': { guard: 'needsReason', actions: 'keepReason' },
          'name.typed': { guard: 'needsName', actions: 'keepName' },
        },
      },
      waited: {
        tags: 'open',
        always: [
          { guard: and(['needsReason', not('hasReason')]), target: 'reason' },
          { guard: and(['needsName', not('nameMatches')]), target: 'typedName' },
          { target: 'refused' },
        ],
      },
      refused: {
        tags: ['open', 'ready', 'refused'],
        on: { ...canceled, ...typed, confirmed: { target: 'running', actions: 'prepare' } },
      },
      done: { tags: 'done', on: { ...requested, ...canceled } },
    },
  });

function requireAction({ action }: DangerousActionContext): DangerousAction {
  if (action === null) {
    throw new Error('No action was requested; only a requested one is judged and carried out.');
  }
  return action;
}

function requireAttempt({ attempt }: DangerousActionContext): ActionAttempt {
  if (attempt === null) {
    throw new Error('The action was not confirmed; only a confirmed one is carried out.');
  }
  return attempt;
}

/** A further press with the same content is the same attempt; with another content it is a new one. */
function makeNextAttempt(
  context: DangerousActionContext,
  details: ActionAttempt['details'],
): ActionAttempt {
  const content = { action: requireAction(context), reason: context.reason.trim(), details };
  const { attemptId = null, ...before } = context.attempt ?? {};
  const isSame = JSON.stringify(before) === JSON.stringify(content);
  return { ...content, attemptId: isSame && attemptId !== null ? attemptId : context.newId() };
}
