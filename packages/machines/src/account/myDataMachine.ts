import { assign, fromCallback, setup } from 'xstate';
import type { Failure, Id } from '@nevisa/api/types';
import { definePlaceholder } from '../shared/ports.ts';

/** A part of the data that is not in the archive. */
export interface MissingData {
  readonly id: Id;
  /** Null where it is not known. */
  readonly title: string | null;
  /** `empty`: there is nothing to write; `unreadable`: the device does not give it; `untimed`: it has no times for subtitles. */
  readonly fault:
    | Failure
    | { readonly kind: 'empty' }
    | { readonly kind: 'unreadable' }
    | { readonly kind: 'untimed' };
}

export type MyDataEvent =
  | { type: 'data.requested' }
  | { type: 'data.canceled' }
  /** `total` may rise while the data is read. */
  | { type: 'data.progressed'; done: number; total: number }
  /** The archive was saved. `written`: the texts in it. */
  | { type: 'data.saved'; written: number; missing: readonly MissingData[] }
  | { type: 'data.failed' };

export type MyDataTag = 'making' | 'saved' | 'failed';

export interface MyDataContext {
  done: number;
  /** Null before it is known. */
  total: number | null;
  written: number;
  missing: readonly MissingData[];
}

/**
 * A person takes all their data away as one archive, made on the device.
 *
 * It is a machine because the making outlives the page on which it was begun, may be canceled at
 * any moment, and must not be begun twice.
 */
export const myDataMachine = setup({
  types: {
    context: {} as MyDataContext,
    events: {} as MyDataEvent,
    tags: {} as MyDataTag,
  },
  actors: {
    /** Port. Makes and saves the archive, and reports with the events of the machine. Ends with the actor. */
    makeArchive: fromCallback<MyDataEvent>(definePlaceholder('makeArchive')),
  },
  actions: {
    forgetAll: assign({ done: 0, total: null, written: 0, missing: [] }),
    takeProgress: assign((_, { done, total }: { done: number; total: number }) => ({
      done,
      total,
    })),
    takeResult: assign(
      (_, { written, missing }: { written: number; missing: readonly MissingData[] }) => ({
        written,
        missing,
      }),
    ),
  },
}).createMachine({
  id: 'myData',
  context: { done: 0, total: null, written: 0, missing: [] },
  initial: 'idle',
  states: {
    idle: { on: { 'data.requested': 'making' } },
    making: {
      tags: 'making',
      entry: 'forgetAll',
      invoke: { src: 'makeArchive' },
      on: {
        'data.canceled': 'idle',
        'data.progressed': { actions: { type: 'takeProgress', params: ({ event }) => event } },
        'data.saved': {
          target: 'saved',
          actions: { type: 'takeResult', params: ({ event }) => event },
        },
        'data.failed': 'failed',
      },
    },
    saved: { tags: 'saved', on: { 'data.requested': 'making' } },
    failed: { tags: 'failed', on: { 'data.requested': 'making' } },
  },
});
