import { assertEvent, assign, fromCallback, setup } from 'xstate';
import type { Failure } from '@nevisa/api/types';
import { definePlaceholder } from '../shared/ports.ts';

/** What a file is made of: the list as it was when the button was pressed (T-98). */
export interface CsvRequest {
  readonly format: 'csv' | 'xlsx';
  /** The parameters of the list: search, filters and order. */
  readonly query: Readonly<Record<string, string | number | boolean>>;
  /** The names of the columns in their order. */
  readonly columns: readonly string[];
  /** The number of rows when it was asked for. */
  readonly count: number;
}

/** What the port reports. */
export type CsvReport =
  | { type: 'rows.read'; done: number; total: number }
  | { type: 'rows.complete' }
  | { type: 'file.made' }
  | { type: 'file.failed'; failure: Failure | null };

export type CsvEvent =
  | { type: 'file.requested'; request: CsvRequest }
  | { type: 'file.canceled' }
  | { type: 'file.closed' }
  | CsvReport;

export type CsvTag = 'busy' | 'reading' | 'writing' | 'done' | 'failed' | 'canceled';

export interface CsvContext {
  request: CsvRequest | null;
  /** How many rows have been read. */
  done: number;
  total: number;
  /** Why the rows could not be read; null where the file could not be written. */
  failure: Failure | null;
}

/**
 * A person downloads a list as a file.
 *
 * It is a machine because the reading takes a while, may be canceled at any moment, and must
 * not follow filters that change meanwhile.
 */
export const csvMachine = setup({
  types: {
    context: {} as CsvContext,
    events: {} as CsvEvent,
    tags: {} as CsvTag,
  },
  actors: {
    /** Port. Reads the rows and saves the file; its end aborts both. It reports, and never throws. */
    makeFile: fromCallback<CsvReport, CsvRequest>(definePlaceholder('makeFile')),
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'file.requested');
      return { request: event.request, done: 0, total: event.request.count, failure: null };
    }),
    count: assign(({ event }) => {
      assertEvent(event, 'rows.read');
      return { done: event.done, total: event.total };
    }),
    rememberFailure: assign(({ event }) => {
      assertEvent(event, 'file.failed');
      return { failure: event.failure };
    }),
  },
}).createMachine({
  id: 'csv',
  context: { request: null, done: 0, total: 0, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'file.requested': { target: 'making', actions: 'begin' } } },
    making: {
      tags: 'busy',
      initial: 'reading',
      invoke: { src: 'makeFile', input: ({ context }) => requireRequest(context) },
      on: {
        'file.canceled': 'canceled',
        'file.made': 'done',
        'file.failed': { target: 'failed', actions: 'rememberFailure' },
      },
      states: {
        reading: {
          tags: 'reading',
          on: { 'rows.read': { actions: 'count' }, 'rows.complete': 'writing' },
        },
        writing: { tags: 'writing' },
      },
    },
    done: {
      tags: 'done',
      on: { 'file.requested': { target: 'making', actions: 'begin' }, 'file.closed': 'idle' },
    },
    failed: {
      tags: 'failed',
      on: { 'file.requested': { target: 'making', actions: 'begin' }, 'file.closed': 'idle' },
    },
    canceled: {
      tags: 'canceled',
      on: { 'file.requested': { target: 'making', actions: 'begin' }, 'file.closed': 'idle' },
    },
  },
});

function requireRequest({ request }: CsvContext): CsvRequest {
  if (request === null) {
    throw new Error('No file was asked for; only a requested one is made.');
  }
  return request;
}
