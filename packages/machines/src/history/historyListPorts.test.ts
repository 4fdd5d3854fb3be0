import { createActor } from 'xstate';
import { describe, it } from 'vitest';
import { expectMissingPort, withoutWaits } from '../testing/expectMissingPort.ts';
import { historyListMachine } from './historyListMachine.ts';
import { makeRow, makeRunningJob } from './historyListTesting.ts';
import type { HistoryListEvent } from './historyListTypes.ts';

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
  it.each(rows)('stops with an error message that names %s', (port, events) => {
    const actor = createActor(historyListMachine, {
      clock: withoutWaits,
      input: { isVisible: true },
    });
    return expectMissingPort(port, actor, events);
  });
});
