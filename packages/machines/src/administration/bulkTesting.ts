import { type AnyActor, createActor, type EventObject } from 'xstate';
import { bulkActionMachine } from './bulkActionMachine.ts';

/** The rows of `missingPorts.test.ts` for the machines of many records. */
export const bulkRows: [
  port: string,
  machine: string,
  start: () => AnyActor,
  ...events: (EventObject & Record<string, unknown>)[],
][] = [
  [
    'carryOut',
    'bulkAction',
    () => createActor(bulkActionMachine),
    { type: 'bulk.requested', action: { kind: 'disable', ids: ['a'], asks: false } },
  ],
];
