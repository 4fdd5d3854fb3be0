import { type AnyActor, createActor, type EventObject } from 'xstate';
import { adminRecordMachine } from './adminRecordMachine.ts';
import type {
  AdminRecord,
  LoadOutcome,
  RecordSave,
  RecordSaveOutcome,
} from './adminRecordTypes.ts';
import { csvMachine } from './csvMachine.ts';
import { bulkRows } from './bulkTesting.ts';
import { dangerousActionMachine } from './dangerousActionMachine.ts';
import type { ActionAttempt, ActionOutcome, DangerousAction } from './dangerousActionTypes.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { startMachine, type Inspect } from '../testing/startMachine.ts';

export const stored: AdminRecord = {
  id: 7,
  revision: 3,
  values: { email: 'sara@nevisa.test', phone: '09121234567', first_name: 'Sara' },
};

export const block: DangerousAction = {
  kind: 'block',
  target: { id: 8, name: 'reza' },
  proof: 'reason',
  forbidsSelf: true,
};

/** Starts `adminRecordMachine` over ports that a test answers. */
export function startRecord(
  input: Parameters<typeof startMachine<typeof adminRecordMachine>>[1] = { input: { id: 7 } },
) {
  const load = pretendPort<LoadOutcome, { id: AdminRecord['id'] }>();
  const save = pretendPort<RecordSaveOutcome, RecordSave>();
  const machine = adminRecordMachine.provide({
    actors: { loadRecord: load.logic, saveRecord: save.logic },
  });
  return { ...startMachine(machine, input), load, save };
}

/** Starts `dangerousActionMachine` for the person with the id 7. */
export function startAction(inspect?: Inspect) {
  const port = pretendPort<ActionOutcome, ActionAttempt>();
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `attempt-${ids}`;
  };
  const machine = dangerousActionMachine.provide({ actors: { carryOut: port.logic } });
  return { ...startMachine(machine, { input: { self: '7', newId }, inspect }), port };
}

/** The rows of `missingPorts.test.ts` for the machines of administration. */
export const administrationRows: [
  port: string,
  machine: string,
  start: () => AnyActor,
  ...events: (EventObject & Record<string, unknown>)[],
][] = [
  ['loadRecord', 'adminRecord', () => createActor(adminRecordMachine, { input: { id: 7 } })],
  [
    'saveRecord',
    'adminRecord',
    () => createActor(adminRecordMachine, { input: { id: 7, record: stored } }),
    { type: 'edit.started' },
    { type: 'field.changed', change: { first_name: 'Mina' } },
    { type: 'save.requested' },
  ],
  [
    'makeFile',
    'csv',
    () => createActor(csvMachine),
    {
      type: 'file.requested',
      request: { format: 'csv', query: {}, columns: [], count: 1 },
    },
  ],
  [
    'carryOut',
    'dangerousAction',
    () => createActor(dangerousActionMachine, { input: { self: 7, newId: () => 'attempt' } }),
    { type: 'action.requested', action: block },
    { type: 'reason.typed', reason: 'spam' },
    { type: 'confirmed' },
  ],
  ...bulkRows,
];

export const remove: DangerousAction = {
  kind: 'delete',
  target: { id: 8, name: 'reza_k' },
  proof: 'name',
  forbidsSelf: true,
  takesAdmin: true,
};
export const promote: DangerousAction = {
  kind: 'promote',
  target: { id: 8, name: 'reza' },
  proof: 'question',
};

export const send: DangerousAction = { ...promote, kind: 'send', proof: 'press' };
