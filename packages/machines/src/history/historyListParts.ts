import { cleanName } from '../shared/cleanName.ts';
import type { Id } from '@nevisa/api/types';
import type { BulkKinds } from '../shared/bulkReports.ts';
import type {
  BulkAction,
  BulkRequest,
  HistoryListContext,
  JobState,
  RenamedRow,
} from './historyListTypes.ts';

/** The length of a title at most, in code points. */
const longestTitle = 200;

/** What a typed title becomes: one line without marks of direction, with bare edges, of 200 code points at most. */
export function cleanTitle(typed: string): string {
  return Array.from(cleanName(typed)).slice(0, longestTitle).join('').trim();
}

/** Whether a bulk cannot be undone, and is therefore asked about. */
export function needsQuestion(action: BulkAction): boolean {
  return action === 'deleteForever' || action === 'deleteAll';
}

/** Bulks of one action are one for the screen. */
export const requestKinds: BulkKinds<BulkRequest> = {
  isSameKind: (one, other) => one.action === other.action,
  join: (_, last, ids) => ({ ...last, ids }),
};

/** Of which rows a bulk is asked about, waits or is under way. */
export function listBusyRows({
  bulk,
  waiting,
}: Pick<HistoryListContext, 'bulk' | 'waiting'>): ReadonlySet<string> {
  const requests = bulk === null ? waiting : [bulk, ...waiting];
  return new Set(requests.flatMap(({ ids }) => ids.map(String)));
}

/** The first wait between two questions about the jobs, and the longest, in ms. */
const firstPoll = 2_000;
const longestPoll = 30_000;
const pollGrowth = 1.5;

/** The wait after a number of questions, in ms. */
export function computePollWait(polls: number): number {
  return Math.min(firstPoll * pollGrowth ** polls, longestPoll);
}

/** Whether the server is still working on a job. */
function isUnfinished({ status }: Pick<JobState, 'status'>): boolean {
  return status === 'PENDING' || status === 'PROCESSING';
}

/** The unfinished jobs of a page; the progress of a known one does not fall. */
export function takeJobs(
  known: ReadonlyMap<string, JobState>,
  seen: readonly JobState[],
): ReadonlyMap<string, JobState> {
  const jobs = seen.filter(isUnfinished).map((job): [string, JobState] => {
    const before = known.get(String(job.id))?.progress ?? null;
    const progress = job.progress === null ? before : Math.max(before ?? 0, readPercent(job));
    return [String(job.id), { ...job, progress }];
  });
  return new Map(jobs);
}

function readPercent({ progress }: JobState): number {
  return Number.isFinite(progress) ? Math.min(Math.max(progress ?? 0, 0), 100) : 0;
}

/** The jobs that an answer has ended, and those it does not know. */
export function findEndedJobs(
  known: ReadonlyMap<string, JobState>,
  answer: readonly JobState[],
): { ended: readonly { id: Id; status: 'SUCCESS' | 'FAILED' }[]; lost: readonly Id[] } {
  const told = new Map(answer.map((job) => [String(job.id), job]));
  const jobs = [...known.values()];
  return {
    ended: jobs.flatMap(({ id }) => {
      const status = told.get(String(id))?.status;
      return status === 'SUCCESS' || status === 'FAILED' ? [{ id, status }] : [];
    }),
    lost: jobs.filter(({ id }) => !told.has(String(id))).map(({ id }) => id),
  };
}

/** Whether two sets of jobs are about the same rows. */
export function isAboutSameJobs(
  one: ReadonlyMap<string, JobState>,
  other: ReadonlyMap<string, JobState>,
): boolean {
  return one.size === other.size && [...one.keys()].every((id) => other.has(id));
}

/** Whether a typed title changes a row: an empty one and the same one do not. */
export function changesTitle(typed: string, { title }: RenamedRow): boolean {
  const clean = cleanTitle(typed);
  return clean !== '' && clean !== title;
}

/** Whether a failure was about the revision alone, and the title of the row is the one the person saw. */
export function sawSameTitle(row: RenamedRow, current: RenamedRow | undefined): boolean {
  return current !== undefined && current.title === row.title;
}
