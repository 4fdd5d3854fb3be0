import { isDenied, isNotFound } from '@nevisa/api/failures';
import { assertEvent, assign, fromPromise, setup, stateIn } from 'xstate';
import type { Id } from '@nevisa/api/types';
import { defineCallParts } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';
import { getChangedFields, isClean, listConflicts, rebase } from './adminRecordParts.ts';
import type {
  AdminRecordContext,
  AdminRecordEvent,
  AdminRecordInput,
  AdminRecordTag,
  LoadOutcome,
  RecordSave,
  RecordSaveOutcome,
} from './adminRecordTypes.ts';

/** Ports, guards and actions of `adminRecordMachine`. */
export const adminRecordSetup = setup({
  types: {
    context: {} as AdminRecordContext,
    input: {} as AdminRecordInput,
    events: {} as AdminRecordEvent,
    tags: {} as AdminRecordTag,
  },
  actors: {
    /** Port. Loads the record. */
    loadRecord: fromPromise<LoadOutcome, { id: Id }>(definePlaceholder('loadRecord')),
    /** Port. Saves the changed fields; says how the record is now where another person has changed it. */
    saveRecord: fromPromise<RecordSaveOutcome, RecordSave>(definePlaceholder('saveRecord')),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isKnown: ({ context }) => context.record !== null,
    isClean: ({ context }) => isClean(context),
    isDirty: ({ context }) => !isClean(context),
    isDenied: ({ context }) => isDenied(context.failure),
    isNotFound: ({ context }) => isNotFound(context.failure),
    hasTheirs: ({ context }) => context.theirs !== null,
    isLeavingWait: stateIn({ waiting: 'leaving' }),
    hasConflict: ({ context }) => listConflicts(context).length > 0,
    hasChosenAll: ({ context }) =>
      listConflicts(context).every(({ field }) => context.choices[field] !== undefined),
  },
  actions: {
    takeRecord: assign(({ context }, outcome: LoadOutcome) =>
      outcome.ok
        ? { ...rebase(context, outcome.answer), isChangedElsewhere: false, failure: null }
        : {},
    ),
    type: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return { typed: { ...context.typed, ...event.change } };
    }),
    markSent: assign(({ context }) => ({
      sent: getChangedFields(context.typed, context.base),
      failure: null,
    })),
    // What was typed during the save stays.
    takeSaved: assign(({ context: { typed, base, sent } }, outcome: RecordSaveOutcome) =>
      outcome.ok
        ? {
            id: outcome.answer.id,
            ...rebase(
              { typed, base: { ...base, ...sent }, choices: {} },
              { ...outcome.answer, values: { ...base, ...sent, ...outcome.answer.values } },
            ),
            theirs: null,
            choices: {},
            isChangedElsewhere: false,
          }
        : {},
    ),
    rememberTheirs: assign((_, outcome: RecordSaveOutcome) => ({
      theirs: outcome.ok ? null : (outcome.current ?? null),
      choices: {},
    })),
    choose: assign(({ context, event }) => {
      assertEvent(event, 'conflict.chosen');
      return { choices: { ...context.choices, [event.field]: event.choice } };
    }),
    takeTheirs: assign(({ context }) => {
      const { theirs } = context;
      return theirs === null
        ? {}
        : { ...rebase(context, theirs), theirs: null, choices: {}, failure: null };
    }),
    forgetTheirs: assign({ theirs: null, choices: {}, failure: null }),
    dropTyped: assign(({ context: { base } }) => ({ typed: base, failure: null })),
    noteElsewhere: assign({ isChangedElsewhere: true }),
  },
}).extend(defineCallParts<AdminRecordContext, AdminRecordEvent>());
