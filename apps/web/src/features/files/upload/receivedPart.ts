import { isConflict } from '@nevisa/api/failures';
import type { Outcome } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import type { ReceivedPart } from '@nevisa/machines';

/** How much the server has of a file, as it says it. */
export interface ReceivedAnswer {
  readonly received: number;
  readonly task_id: string | null;
  readonly conversation_id: Id | null;
}

export function toReceivedPart({
  received,
  task_id,
  conversation_id,
}: ReceivedAnswer): ReceivedPart {
  return {
    received,
    job: task_id === null ? null : { taskId: task_id, historyId: conversation_id },
  };
}

/** Where the server is, also when it has refused a part because of its place; null when it does not say it. */
export function readPlace(outcome: Outcome<ReceivedAnswer>): ReceivedPart | null {
  if (outcome.ok) {
    return toReceivedPart(outcome.answer);
  }
  const { failure } = outcome;
  const received =
    failure.kind === 'refused' && isConflict(failure) ? failure.details?.['received'] : null;
  return typeof received === 'number' && Number.isSafeInteger(received) && received >= 0
    ? { received, job: null }
    : null;
}
