import { assertEvent, assign, fromCallback, setup } from 'xstate';
import { definePlaceholder } from '../shared/ports.ts';
import type {
  ExportChoices,
  ExportContext,
  ExportEvent,
  ExportReport,
  ExportTag,
} from './exportTypes.ts';

/**
 * A person saves a text, or several, as a file. The choices of the last download are
 * those of the next one.
 *
 * It is a machine because the work takes a while, may be canceled at any moment, and must not
 * follow choices that change meanwhile.
 */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    input: {} as { choices: ExportChoices },
    events: {} as ExportEvent,
    tags: {} as ExportTag,
  },
  actors: {
    /** Port. Makes the file and saves it; its end aborts both. It reports, and never throws. */
    makeFile: fromCallback<ExportReport, ExportChoices>(definePlaceholder('makeFile')),
  },
  guards: {
    hasFormat: ({ context }) => context.choices.formats.length > 0,
  },
  actions: {
    /** Port. Keeps the choices for the next download. */
    rememberChoices: (_, _choices: ExportChoices) => definePlaceholder('rememberChoices')(),
    choose: assign(({ context, event }) => {
      assertEvent(event, 'choices.changed');
      return { choices: { ...context.choices, ...event.choices } };
    }),
    begin: assign({ done: 0, total: 0, result: null, fault: null }),
    count: assign(({ event }) => {
      assertEvent(event, 'part.made');
      return { done: event.done, total: event.total };
    }),
    rememberResult: assign(({ event }) => {
      assertEvent(event, 'file.made');
      return { result: event.result };
    }),
    rememberFault: assign(({ event }) => {
      assertEvent(event, 'file.failed');
      return { fault: event.fault };
    }),
  },
}).createMachine({
  id: 'export',
  context: ({ input }) => ({
    choices: input.choices,
    done: 0,
    total: 0,
    result: null,
    fault: null,
  }),
  initial: 'idle',
  states: {
    idle: { on: { 'export.opened': 'open' } },
    open: {
      tags: 'open',
      initial: 'choosing',
      on: {
        'export.closed': 'idle',
        'choices.changed': { target: '.choosing', actions: 'choose' },
        'file.requested': { guard: 'hasFormat', target: '.making' },
      },
      states: {
        choosing: { tags: 'choosing' },
        making: {
          tags: 'busy',
          entry: ['begin', { type: 'rememberChoices', params: ({ context }) => context.choices }],
          invoke: { src: 'makeFile', input: ({ context }) => context.choices },
          on: {
            'choices.changed': {},
            'file.requested': {},
            'file.canceled': 'canceled',
            'part.made': { actions: 'count' },
            'file.made': { target: 'done', actions: 'rememberResult' },
            'file.failed': { target: 'failed', actions: 'rememberFault' },
          },
        },
        done: { tags: 'done' },
        failed: { tags: 'failed' },
        canceled: { tags: 'canceled' },
      },
    },
  },
});
