import { isNotFound } from '@nevisa/api/failures';
import type { Client, ClientOf } from '@nevisa/api';
import type { fileCalls } from '@nevisa/api/files';
import type { Failure } from '@nevisa/api/types';
import type {
  JobPlace,
  KnownFile,
  PartOutcome,
  ReportOutcome,
  TerminateOutcome,
  UploadActor,
} from '@nevisa/machines';
import { fromPromise } from 'xstate';
import { toJobReport } from './jobReport.ts';
import { toReceivedPart } from './receivedPart.ts';

export interface UploadCallPorts {
  readonly calls: Omit<ClientOf<typeof fileCalls>, 'sendFilePart'>;
  readonly client: Pick<Client, 'retryHistory'>;
  /** The uploads of this page, in order. */
  readonly uploads: () => readonly UploadActor[];
  /** Resolves when a conversion may be asked for: the person is signed in, and a hidden page waits. */
  readonly whenDue: (signal: AbortSignal) => Promise<void>;
}

const forgotten: Failure = {
  kind: 'refused',
  status: 404,
  texts: [],
  code: null,
  retryAfter: null,
};

/** The ports of `uploadMachine` that ask the server. */
export function createUploadCalls({ calls, client, uploads, whenDue }: UploadCallPorts) {
  async function askReceived(id: string, signal: AbortSignal): Promise<PartOutcome> {
    const outcome = await calls.retrieveReceivedFile({ client_id: id }, { signal });
    return outcome.ok ? { ok: true, answer: toReceivedPart(outcome.answer) } : outcome;
  }

  return {
    findKnown: fromPromise<KnownFile | null, { id: string; size: number; hash: string }>(
      async ({ input: { id, size, hash }, signal }) => {
        const kept = findKept(uploads(), { id, size, hash });
        if (kept !== null) {
          return kept;
        }
        const outcome = await calls.findKnownFile({ size, sample_hash: hash }, { signal });
        const historyId = outcome.ok ? outcome.answer.conversation_id : null;
        return historyId === null ? null : { historyId };
      },
    ),
    askReceived: fromPromise<PartOutcome, { id: string }>(({ input: { id }, signal }) =>
      askReceived(id, signal),
    ),
    askJob: fromPromise<ReportOutcome, JobPlace>(async ({ input: job, signal }) => {
      await whenDue(signal);
      const outcome = await calls.retrieveFileProgress({ task_id: job.taskId }, { signal });
      if (outcome.ok) {
        return { ok: true, answer: toJobReport(outcome.answer, job) };
      }
      return isNotFound(outcome.failure)
        ? { ok: true, answer: { state: 'failed', fault: 'unknownTask', billed: null } }
        : outcome;
    }),
    repeatJob: fromPromise<PartOutcome, JobPlace>(
      async ({ input: { taskId, historyId }, signal }) => {
        const id = uploads().find((each) => getContext(each).job?.taskId === taskId)?.id;
        if (historyId === null || id === undefined) {
          return { ok: false, failure: forgotten };
        }
        const outcome = await client.retryHistory({ id: historyId }, { signal });
        return outcome.ok ? askReceived(id, signal) : outcome;
      },
    ),
    terminateJob: fromPromise<TerminateOutcome, { id: string; job: JobPlace | null }>(
      async ({ input: { id, job }, signal }) => {
        const task = { client_id: id, task_id: job?.taskId ?? null };
        const outcome = await calls.terminateFileTask(task, { signal });
        if (outcome.ok) {
          return { ok: true, answer: { billed: outcome.answer.usage } };
        }
        return isNotFound(outcome.failure) ? { ok: true, answer: { billed: null } } : outcome;
      },
    ),
  };
}

function getContext(upload: UploadActor) {
  return upload.getSnapshot().context;
}

/**
 * The same content among the uploads of this device: one that has a conversation, or an
 * earlier one that will get one.
 */
function findKept(
  uploads: readonly UploadActor[],
  { id, size, hash }: { id: string; size: number; hash: string },
): KnownFile | null {
  const place = uploads.findIndex((each) => each.id === id);
  const found = uploads
    .map((upload, at) => ({ upload, isEarlier: at < place, ...getContext(upload) }))
    .filter((each) => each.id !== id && each.file.size === size && each.hash === hash)
    .map(({ upload, isEarlier }) => ({
      historyId: findHistoryId(upload),
      isComing: isEarlier && !hasEnded(upload),
    }));
  const converted = found.find(({ historyId }) => historyId !== null);
  const known = converted ?? found.find(({ isComing }) => isComing);
  return known === undefined ? null : { historyId: known.historyId };
}

/** The conversation of an upload; null where none has come, or a conversion failed or was canceled. */
function findHistoryId(upload: UploadActor): KnownFile['historyId'] {
  const { job, report } = getContext(upload);
  if (report?.state === 'done') {
    return report.historyId;
  }
  return hasEnded(upload) ? null : (job?.historyId ?? null);
}

/** Whether no text will come of it. */
function hasEnded(upload: UploadActor): boolean {
  const snapshot = upload.getSnapshot();
  return (['refused', 'failed', 'canceled', 'canceling'] as const).some((tag) =>
    snapshot.hasTag(tag),
  );
}
