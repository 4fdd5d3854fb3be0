import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Failure, Outcome } from '@nevisa/api/types';
import { defineCallParts, getOutput, defineWaitStates } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';
import {
  type BulkCodesContext,
  type BulkCodesEvent,
  type BulkCodesInput,
  type BulkCodesTag,
  type CodeBatch,
  type CodeRequest,
  isComplete,
  mayHaveMade,
} from './bulkCodesTypes.ts';

const unanswered: Failure = { kind: 'network' };

/**
 * An administrator has many discount codes made at once.
 *
 * It is a machine because a server that fails in between has made some of the codes: before
 * anything else is offered it is asked which ones exist, and a further press with the same
 * `client_id` makes only those that are missing.
 */
export const bulkCodesMachine = setup({
  types: {
    context: {} as BulkCodesContext,
    input: {} as BulkCodesInput,
    events: {} as BulkCodesEvent,
    tags: {} as BulkCodesTag,
  },
  actors: {
    /** Port. Makes the codes that the batch of this `client_id` lacks. */
    makeCodes: fromPromise<Outcome<CodeBatch>, CodeRequest>(definePlaceholder('makeCodes')),
    /** Port. The batch with the codes that exist; null where there is none. */
    findBatch: fromPromise<Outcome<CodeBatch | null>, { clientId: string }>(
      definePlaceholder('findBatch'),
    ),
  },
  guards: {
    mayHaveMade: (_, outcome: Outcome<unknown>) => !outcome.ok && mayHaveMade(outcome.failure),
    hasBatch: (_, outcome: Outcome<CodeBatch | null>) => outcome.ok && outcome.answer !== null,
    isComplete: ({ context }) => isComplete(context.batch),
  },
  actions: {
    begin: assign(({ context, event }) => {
      assertEvent(event, 'making.requested');
      return {
        request: makeRequest(context, { count: event.count, terms: event.terms }),
        batch: null,
        failure: null,
        isSaved: false,
      };
    }),
    // A file that was saved before lacks the codes that came since.
    takeBatch: assign(({ context: { batch, isSaved } }, outcome: Outcome<CodeBatch | null>) =>
      outcome.ok
        ? { batch: outcome.answer, isSaved: isSaved && outcome.answer?.made === batch?.made }
        : {},
    ),
    noteSaved: assign(({ context: { batch, isSaved }, event }) => {
      assertEvent(event, 'codes.saved');
      return { isSaved: isSaved || (batch?.id === event.id && batch.made === event.made) };
    }),
    forgetRequest: assign({ request: null, batch: null, failure: null, isSaved: false }),
    loseContact: assign({ failure: unanswered }),
  },
})
  .extend(defineCallParts<BulkCodesContext, BulkCodesEvent>())
  .createMachine({
    id: 'bulkCodes',
    context: ({ input: { newId, lost = null } }) => ({
      newId,
      request: lost,
      batch: null,
      failure: lost === null ? null : unanswered,
      isSaved: false,
    }),
    initial: 'idle',
    states: {
      idle: { on: { 'making.requested': { target: 'making', actions: 'begin' } } },
      making: {
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: defineMaking({ doubtful: 'looking', refused: 'refused' }),
      },
      /** What exists stays in sight, also when the rest is refused. */
      makingRest: {
        tags: ['busy', 'partly'],
        entry: 'forgetFailure',
        on: { 'codes.saved': { actions: 'noteSaved' } },
        invoke: defineMaking({ doubtful: 'lookingForRest', refused: 'partly' }),
      },
      answered: { always: [{ guard: 'isComplete', target: 'made' }, { target: 'partly' }] },
      looking: {
        tags: 'busy',
        invoke: defineLooking({ without: 'refused', failed: 'unknown' }),
      },
      lookingForRest: {
        tags: ['busy', 'partly'],
        on: { 'codes.saved': { actions: 'noteSaved' } },
        invoke: defineLooking({ without: 'partly', failed: 'partly' }),
      },
      lookingAgain: {
        tags: ['busy', 'unknown'],
        invoke: defineLooking({ without: 'refused', failed: 'unknown' }),
      },
      made: {
        tags: 'made',
        on: {
          'codes.saved': { actions: 'noteSaved' },
          'batch.closed': { target: 'idle', actions: 'forgetRequest' },
        },
      },
      partly: {
        tags: 'partly',
        on: {
          'rest.requested': 'makingRest',
          'codes.saved': { actions: 'noteSaved' },
          'batch.closed': { target: 'idle', actions: 'forgetRequest' },
        },
      },
      // Neither answer came: some codes may exist.
      unknown: {
        tags: 'unknown',
        on: {
          'rest.requested': 'lookingAgain',
          'batch.closed': { target: 'idle', actions: 'forgetRequest' },
        },
      },
      refused: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'editing' }] },
      waiting: { ...defineWaitStates('editing').waiting, tags: ['refused', 'waiting'] },
      editing: {
        tags: 'refused',
        on: {
          'making.requested': { target: 'making', actions: 'begin' },
          'batch.closed': { target: 'idle', actions: 'forgetRequest' },
        },
      },
    },
  });

/** The call that makes the codes of the request, or those that its batch lacks. */
function defineMaking<const Doubtful extends string, const Refused extends string>({
  doubtful,
  refused,
}: {
  doubtful: Doubtful;
  refused: Refused;
}) {
  return {
    src: 'makeCodes',
    input: ({ context }: { context: BulkCodesContext }) => requireRequest(context),
    onDone: [
      {
        guard: { type: 'succeeded', params: getOutput },
        target: 'answered',
        actions: { type: 'takeBatch', params: getOutput },
      },
      {
        guard: { type: 'mayHaveMade', params: getOutput },
        target: doubtful,
        actions: { type: 'rememberFailure', params: getOutput },
      },
      { target: refused, actions: { type: 'rememberFailure', params: getOutput } },
    ],
    onError: { guard: 'isUnexpected', target: doubtful, actions: 'loseContact' },
  } as const;
}

/** The question which codes of the request exist. */
function defineLooking<const Without extends string, const Failed extends string>({
  without,
  failed,
}: {
  /** The server has no such batch. */
  without: Without;
  failed: Failed;
}) {
  return {
    src: 'findBatch',
    input: ({ context }: { context: BulkCodesContext }) => ({
      clientId: requireRequest(context).clientId,
    }),
    onDone: [
      {
        guard: { type: 'hasBatch', params: getOutput },
        target: 'answered',
        actions: { type: 'takeBatch', params: getOutput },
      },
      { guard: { type: 'succeeded', params: getOutput }, target: without },
      { target: failed },
    ],
    onError: { guard: 'isUnexpected', target: failed },
  } as const;
}

/** The server may yet carry out a request whose answer was lost: the same codes are asked for as the same batch. */
function makeRequest(
  { request, failure, newId }: BulkCodesContext,
  { count, terms }: Pick<CodeRequest, 'count' | 'terms'>,
): CodeRequest {
  const isLost = request !== null && failure !== null && mayHaveMade(failure);
  const isSame =
    isLost && JSON.stringify([request.count, request.terms]) === JSON.stringify([count, terms]);
  return { clientId: isSame ? request.clientId : newId(), count, terms };
}

function requireRequest({ request }: BulkCodesContext): CodeRequest {
  if (request === null) {
    throw new Error('No codes were asked for; only a remembered request is carried out.');
  }
  return request;
}
