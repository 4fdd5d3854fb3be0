import type { Conversation } from '@nevisa/api/types';
import type { HistoryListContext, JobState } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { HistoryListActor } from './historyMember.ts';

type Rows = readonly Conversation[] | null;

/**
 * The rows with the progress of their jobs, which never falls. Jobs that say what the rows
 * say give the same rows, so that the list is not rendered when the machine takes them over.
 */
export function useJobRows(actor: HistoryListActor, rows: Rows): Rows {
  return useSelector(
    actor,
    useCallback(({ context: { jobs } }) => addJobs(rows, jobs), [rows]),
    isSameRows,
  );
}

/** The same rows where no job says more than they do. */
export function addJobs(rows: Rows, jobs: HistoryListContext['jobs']): Rows {
  return jobs.size === 0
    ? rows
    : (rows?.map((row) => addJob(row, jobs.get(String(row.id)))) ?? null);
}

function addJob(row: Conversation, job: JobState | undefined): Conversation {
  return job === undefined || (job.status === row.status && job.progress === row.progress)
    ? row
    : { ...row, status: job.status, progress: job.progress };
}

export function isSameRows(one: Rows, other: Rows): boolean {
  return (
    one === other ||
    (one?.length === other?.length && one?.every((row, at) => row === other?.[at]) === true)
  );
}

/** What the machine of the list does with rows; its jobs are in `useJobRows`. */
export type HistoryView = Pick<HistoryListContext, 'bulk' | 'waiting' | 'result' | 'rename'>;

export function useHistoryView(actor: HistoryListActor): HistoryView {
  return useSelector(actor, ({ context }): HistoryView => context, isSameView);
}

function isSameView(one: HistoryView, other: HistoryView): boolean {
  return (
    one.bulk === other.bulk &&
    one.waiting === other.waiting &&
    one.result === other.result &&
    one.rename === other.rename
  );
}
