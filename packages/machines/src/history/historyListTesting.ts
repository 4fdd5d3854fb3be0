import type { Id } from '@nevisa/api/types';
import { historyListMachine } from './historyListMachine.ts';
import type {
  BulkOutcome,
  BulkRequest,
  HistoryListEmitted,
  JobsOutcome,
  JobState,
  RenamedRow,
  RenameOutcome,
} from './historyListTypes.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';

/** A row with a title of revision 1. */
export function makeRow(title: string, more: Partial<RenamedRow> = {}): RenamedRow {
  return { id: 7, title, revision: 1, ...more };
}

/** A conversion that runs. */
export function makeRunningJob(id: Id, more: Partial<JobState> = {}): JobState {
  return { id, status: 'PROCESSING', progress: 10, ...more };
}

export function makeBulkAnswer(done: readonly Id[], failed: readonly Id[] = []): BulkOutcome {
  return { ok: true, answer: { done, failed: failed.map((id) => ({ id, code: 'forbidden' })) } };
}

/** Starts the machine; the test answers its ports by hand. */
export function startHistoryList({
  isVisible = true,
  inspect,
}: { isVisible?: boolean; inspect?: Inspect } = {}) {
  const bulk = pretendPort<BulkOutcome, BulkRequest>();
  const title = pretendPort<RenameOutcome, RenamedRow>();
  const jobs = pretendPort<JobsOutcome, { ids: readonly Id[] }>();
  const machine = historyListMachine.provide({
    actors: { carryOut: bulk.logic, saveTitle: title.logic, askJobs: jobs.logic },
  });
  const started = startMachine(machine, { inspect, input: { isVisible } });
  const reports: HistoryListEmitted[] = [];
  started.actor.on('*', (report) => reports.push(report));
  /** Renames the row with the title `old`. */
  const rename = (typed: string) => {
    started.send({ type: 'rename.started', row: makeRow('old') });
    started.send({ type: 'rename.typed', title: typed });
    started.send({ type: 'rename.committed' });
  };
  return { ...started, machine, bulk, title, jobs, reports, rename };
}
