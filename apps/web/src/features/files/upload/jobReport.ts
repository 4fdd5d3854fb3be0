import type { Id } from '@nevisa/api/types';
import type { JobFault, JobPlace, JobReport } from '@nevisa/machines';

/** How far a conversion is, as the server says it. */
export interface ProgressAnswer {
  readonly state: string | null;
  readonly complete: boolean;
  readonly success: boolean | null;
  readonly progress: { readonly pending: boolean | null; readonly percent: number | null } | null;
  readonly result: {
    readonly conversation_id: Id | null;
    readonly usage: number | null;
    readonly reason: string | null;
  } | null;
}

const faults: Readonly<Record<string, JobFault>> = {
  no_speech: 'noSpeech',
  unsupported: 'unsupported',
  too_long: 'tooLong',
  no_credit: 'noCredit',
  damaged: 'damaged',
  server: 'server',
};

/** States of a conversion that was ended before it was done. */
const canceledStates = new Set(['REVOKED', 'CANCELED', 'CANCELLED', 'TERMINATED']);

/** What an answer about a conversion means. */
export function toJobReport(answer: ProgressAnswer, { historyId }: JobPlace): JobReport {
  const { state, complete, success, progress, result } = answer;
  const billed = result?.usage ?? null;
  if (state !== null && canceledStates.has(state)) {
    return { state: 'canceled', billed };
  }
  if (!complete) {
    return progress === null || progress.pending === true || state === 'PENDING'
      ? { state: 'queued' }
      : { state: 'converting', percent: progress.percent };
  }
  const id = result?.conversation_id ?? historyId;
  if (success === true && id !== null) {
    return { state: 'done', historyId: id, billed };
  }
  const reason = result?.reason ?? null;
  return { state: 'failed', fault: readFault(reason), billed };
}

function readFault(reason: string | null): JobFault {
  return reason !== null && Object.hasOwn(faults, reason)
    ? (faults[reason] ?? 'unknown')
    : 'unknown';
}
