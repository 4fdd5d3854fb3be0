import { assertEvent, assign, emit, fromPromise, raise, setup } from 'xstate';
import { computeBackOff } from '../shared/computeBackOff.ts';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import { getAskedWait } from '../shared/getAskedWait.ts';
import {
  isSameAudience,
  isSameMessage,
  isSettled,
  mostRecipients,
  findProblems,
  savesByItself,
} from './messageComposeParts.ts';
import type {
  CodeCheck,
  ComposeContext,
  ComposeEmitted,
  ComposeEvent,
  ComposeInput,
  ComposeTag,
  CountResult,
  KeptMessage,
  MessageAudience,
  SaveInput,
  SaveResult,
  SendCall,
  SendInput,
  SendResult,
} from './messageComposeTypes.ts';

/** How long the values may be on this page only, in ms. */
export const keepWait = 500;
/** The rest after the last key before a draft is saved, and the longest time without a save, in ms. */
export const [saveWait, saveLimit] = [2_000, 15_000];
/** The rest after a change before the audience is counted and a code is checked, in ms. */
export const askWait = 500;
/** How often the times are judged again, in ms. */
export const judgeWait = 15_000;

/** What the regions of the machine tell each other. */
type InnerEvent =
  | { type: 'flush.begun' }
  | { type: 'record.met'; result: SaveResult }
  | { type: 'audience.moved'; count: number };

/** The result of a port that broke its promise never to reject. */
export const unreachable = { kind: 'failed', failure: { kind: 'network' } } as const;

/** Ports, guards and actions of `messageComposeMachine`. */
export const messageComposeSetup = setup({
  types: {
    context: {} as ComposeContext,
    events: {} as ComposeEvent | InnerEvent,
    input: {} as ComposeInput,
    tags: {} as ComposeTag,
    emitted: {} as ComposeEmitted,
  },
  actors: {
    /** Port. Keeps the form on the device; false when the device does not take it. */
    keepMessage: fromPromise<boolean, KeptMessage>(definePlaceholder('keepMessage')),
    /** Port. Makes or changes the message on the server. */
    saveMessage: fromPromise<SaveResult, SaveInput>(definePlaceholder('saveMessage')),
    /** Port. Asks how many people an audience has. */
    countAudience: fromPromise<CountResult, MessageAudience>(definePlaceholder('countAudience')),
    /** Port. Asks what a discount code is. */
    checkCode: fromPromise<CodeCheck, { code: string }>(definePlaceholder('checkCode')),
    /** Port. Sends the message to the person who writes it. */
    sendTest: fromPromise<SaveResult, SendInput>(definePlaceholder('sendTest')),
    /** Port. Sends the message; the same `clientId` sends it once. */
    sendMessage: fromPromise<SendResult, SendInput>(definePlaceholder('sendMessage')),
    /** Port. Takes a scheduled message back to the drafts. */
    cancelSchedule: fromPromise<SaveResult, SendInput>(definePlaceholder('cancelSchedule')),
  },
  guards: {
    isUnexpected,
    isKept: ({ context: { values, kept } }) => values === kept,
    isTrue: (_, value: boolean) => value,
    isSettled: ({ context }) => isSettled(context),
    /** Its recipients have it; what the form says besides cannot reach it any more. */
    hasGoneOut: ({ context: { saved } }) => saved?.state === 'SENT' || saved?.state === 'RETRACTED',
    hasWish: ({ context }) => context.wish !== null,
    savesByItself: ({ context }) => savesByItself(context),
    isOfKind: (_, { is, kind }: { is: SendResult['kind']; kind: string }) => is === kind,
    /** The other message says what this form says: an answer was lost. */
    isOurs: ({ context }, result: SaveResult) =>
      result.kind === 'conflict' && isSameMessage(result.current.values, context.sending),
    /** The message is not as the form knows it. */
    meetsOther: (_, { kind }: SendResult) =>
      kind === 'conflict' || kind === 'overtaken' || kind === 'gone' || kind === 'forbidden',
    isEmptied: (_, result: SendResult) => result.kind === 'recount' && result.count === 0,
    hasCount: (_, result: CountResult) => result.ok,
    /** A status that this version does not know is left to the server. */
    isGoodCode: (_, result: CodeCheck) =>
      result.ok && (result.answer === 'ACTIVE' || result.answer === null),
    isRefusedCode: (_, result: CodeCheck) => result.ok || result.failure.kind === 'refused',
    namesNobody: ({ context: { values } }) =>
      values.audience.kind === 'USERS' && values.audience.userIds.length === 0,
    namesTooMany: ({ context: { values } }) =>
      values.audience.kind === 'USERS' && values.audience.userIds.length > mostRecipients,
    changesAudience: ({ context: { values }, event }) =>
      event.type === 'field.changed' &&
      event.change.audience !== undefined &&
      !isSameAudience(event.change.audience, values.audience),
    hasCode: ({ context }) => context.values.code.trim() !== '',
    changesCode: ({ context: { values }, event }) =>
      event.type === 'field.changed' &&
      event.change.code !== undefined &&
      event.change.code.trim() !== values.code.trim(),
    isLater: ({ context }) => context.values.way === 'later',
    changesWay: ({ event }) => event.type === 'field.changed' && event.change.way !== undefined,
    isScheduled: ({ context }) => context.saved?.state === 'SCHEDULED',
    hasNoProblem: ({ context }) => Object.keys(findProblems(context)).length === 0,
    hasContent: ({ context }) => {
      const { title, text, link } = findProblems(context);
      return title === undefined && text === undefined && link === undefined;
    },
    hasPeople: ({ context }) => (context.counted?.count ?? 0) > 0,
    mustWait: ({ context }) => getAskedWait(context.sendFailure) > 0,
    /** The server has not asked to wait before this call. */
    mayCall: ({ context: { sendCall, sendFailure } }, call: SendCall) =>
      sendCall !== call || getAskedWait(sendFailure) === 0,
  },
  actions: {
    type: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return { values: { ...context.values, ...event.change } };
    }),
    judge: assign(({ context }) => ({ values: { ...context.values } })),
    markKept: assign(({ context }) => ({ kept: context.values })),
    markSending: assign(({ context }) => ({ sending: context.values, failure: null })),
    rememberSaved: assign((_, result: SendResult) =>
      result.kind === 'saved'
        ? { saved: result.answer, failures: 0, failure: null, theirs: null }
        : {},
    ),
    rememberClock: assign(({ context }, answer: { serverTime?: number | null }) => {
      const { serverTime = null } = answer;
      return serverTime === null ? {} : { serverAhead: serverTime - context.now() };
    }),
    takeCurrent: assign((_, result: SendResult) =>
      result.kind === 'conflict' || (result.kind === 'overtaken' && result.current !== null)
        ? { saved: result.current, failures: 0, failure: null, theirs: null }
        : {},
    ),
    meetTheirs: assign((_, result: SendResult) =>
      result.kind === 'conflict' ? { theirs: result.current } : {},
    ),
    resolve: assign(({ context, event }) => {
      assertEvent(event, 'conflict.resolved');
      return { values: event.values, saved: context.theirs ?? context.saved, theirs: null };
    }),
    becomeCopy: assign(({ event }) => {
      assertEvent(event, 'copy.requested');
      return { saved: null, clientId: event.clientId, failure: null };
    }),
    rememberFailure: assign((_, result: SendResult) =>
      'failure' in result ? { failure: result.failure } : {},
    ),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    wish: assign((_, wish: ComposeContext['wish']) => ({ wish })),
    wishAsChosen: assign(({ context }) => ({
      wish: context.values.way === 'later' ? ('SCHEDULED' as const) : ('DRAFT' as const),
    })),
    forgetWish: assign({ wish: null }),
    forgetCount: assign({ counted: null, countFailure: null }),
    rememberCount: assign(({ context }, result: CountResult) => {
      if (!result.ok) {
        return { countFailure: result.failure };
      }
      const { answer, serverTime } = result;
      const at = serverTime ?? context.now() + context.serverAhead;
      return { counted: { count: answer.count, at }, countFailure: null };
    }),
    takeCount: assign(({ context }, count: number) => ({
      counted: { count, at: context.now() + context.serverAhead },
      countFailure: null,
    })),
    assumeCountFailure: assign({ countFailure: { kind: 'network' } as const }),
    forgetCode: assign({ codeStatus: null, codeFailure: null }),
    rememberCode: assign((_, check: CodeCheck) =>
      check.ok
        ? { codeStatus: check.answer, codeFailure: null }
        : { codeStatus: null, codeFailure: check.failure },
    ),
    assumeCodeFailure: assign({ codeFailure: { kind: 'network' } as const }),
    ask: assign(({ context }) => ({
      asked: context.counted?.count ?? 0,
      recounted: false,
      sendCall: 'send' as const,
      sendFailure: null,
    })),
    askAgain: assign((_, result: SendResult) =>
      result.kind === 'recount' ? { asked: result.count, recounted: true } : {},
    ),
    beginCall: assign((_, sendCall: SendCall) => ({ sendCall, sendFailure: null })),
    forgetSendFailure: assign({ sendFailure: null }),
    rememberSendFailure: assign((_, result: SendResult) =>
      'failure' in result ? { sendFailure: result.failure } : {},
    ),
    /** A save before a send has failed: the reason is that of the save. */
    takeFailure: assign(({ context }) => ({ sendFailure: context.failure })),
    requestSave: raise({ type: 'save.requested' }),
    beginFlush: raise({ type: 'flush.begun' }),
    /** A send that meets another message leaves the rest to the draft. */
    tellRecord: raise((_, result: SendResult) => ({
      type: 'record.met' as const,
      result: result.kind === 'recount' ? unreachable : result,
    })),
    tellAudience: raise((_, result: SendResult) => ({
      type: 'audience.moved' as const,
      count: result.kind === 'recount' ? result.count : 0,
    })),
    emitSaved: emit(({ context: { saved } }) => ({ type: 'draft.saved' as const, saved })),
    emitTested: emit({ type: 'test.sent' }),
    emitSent: emit(({ context: { saved } }) => ({ type: 'message.sent' as const, saved })),
    emitScheduled: emit(({ context: { saved } }) => ({
      type: 'message.scheduled' as const,
      saved,
    })),
    emitUndone: emit(({ context: { saved } }) => ({ type: 'schedule.undone' as const, saved })),
    emitLost: emit({ type: 'access.lost' }),
  },
  delays: {
    keepWait,
    saveWait,
    saveLimit,
    askWait,
    judgeWait,
    /** How long the server asked to wait before the last call is made again. */
    waitAsked: ({ context }) => getAskedWait(context.sendFailure),
    retryWait: ({ context: { failures, failure, random } }) =>
      Math.max(getAskedWait(failure), computeBackOff(failures, random())),
  },
});

/** The message on the server, with what a call about it needs. */
export function requireSaved({ context }: { context: ComposeContext }): SendInput {
  const { saved, clientId, asked } = context;
  if (saved === null) {
    throw new Error('The message is not on the server; it is saved before it is sent.');
  }
  return { saved, clientId, count: asked };
}
