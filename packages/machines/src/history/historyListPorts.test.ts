import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { historyListMachine } from './historyListMachine.ts';
import { makeRow, makeRunningJob } from './historyListTesting.ts';
import type { HistoryListEvent } from './historyListTypes.ts';

/** Ends every wait at once. */
const withoutWaits = {
  setTimeout: (wake: () => void) => setImmediate(wake),
  clearTimeout: () => undefined,
};

const rows: [string, HistoryListEvent[]][] = [
  ['carryOut', [{ type: 'bulk.requested', action: 'trash', ids: [1] }]],
  [
    'saveTitle',
    [
      { type: 'rename.started', row: makeRow('old') },
      { type: 'rename.typed', title: 'new' },
      { type: 'rename.committed' },
    ],
  ],
  ['askJobs', [{ type: 'jobs.seen', jobs: [makeRunningJob(1)] }]],
];

describe('historyListMachine without its port', () => {
  it.each(rows)('stops with an error message that names %s', async (port, events) => {
    const errors: unknown[] = [];
    const actor = createActor(historyListMachine, {
      clock: withoutWaits,
      input: { isVisible: true },
    });
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    events.forEach((event) => actor.send(event));
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    expect(errors.map(String)).toEqual([
      `PortNotProvided: The machine asked for "${port}", which was not provided: add it with machine.provide().`,
    ]);
  });
});
