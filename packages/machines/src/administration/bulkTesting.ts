import { type AnyActor, createActor, type EventObject, fromPromise } from 'xstate';
import type { Outcome } from '@nevisa/api/types';
import { bulkActionMachine } from './bulkActionMachine.ts';
import { bulkCodesMachine } from './bulkCodesMachine.ts';
import type { CodeBatch, CodeRequest } from './bulkCodesTypes.ts';

const lost = fromPromise<Outcome<CodeBatch>, CodeRequest>(() =>
  Promise.resolve({ ok: false, failure: { kind: 'network' } }),
);
const asked = { type: 'making.requested', count: 3, terms: {} };
const input = { newId: () => 'batch' };

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
  ['makeCodes', 'bulkCodes', () => createActor(bulkCodesMachine, { input }), asked],
  [
    'findBatch',
    'bulkCodes',
    () => createActor(bulkCodesMachine.provide({ actors: { makeCodes: lost } }), { input }),
    asked,
  ],
];
