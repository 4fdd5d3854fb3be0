import { type CallOptions, type Client, readConflict } from '@nevisa/api';
import type { Failure, HistoryPatch, Id } from '@nevisa/api/types';
import type { EditableText, PendingPatch } from './editedCopy.ts';

/** The result of sending a patch. `theirs` is the newest revision, where a conflict has it. */
export type PatchOutcome =
  | { readonly ok: true; readonly answer: { readonly revision: number } }
  | {
      readonly ok: false;
      readonly failure: Failure;
      readonly theirs?: { readonly revision: number; readonly text: EditableText };
    };

/** The most bytes that the requests of a page that ends may have together (fetch standard, keepalive). */
const keepaliveLimit = 65_536;

/** Sends the changes of a conversation. The same patch again changes nothing and has the same answer. */
export async function savePatch(
  history: Pick<Client, 'patchHistory'>,
  id: Id,
  patch: PendingPatch,
  options: CallOptions = {},
): Promise<PatchOutcome> {
  const outcome = await history.patchHistory(toPayload(id, patch), options);
  if (outcome.ok) {
    return { ok: true, answer: { revision: outcome.answer.revision } };
  }
  const { failure } = outcome;
  const current = readConflict(failure);
  // Without the text, which the editor asks for then.
  if (current?.segments === undefined) {
    return { ok: false, failure };
  }
  const { revision, title, speakers, segments } = current;
  return { ok: false, failure, theirs: { revision, text: { title, speakers, segments } } };
}

/**
 * Whether the last patch of a page can be sent with `keepalive`; a larger one waits on
 * the device (T-44).
 */
export function fitsKeepalive(id: Id, patch: PendingPatch): boolean {
  return new TextEncoder().encode(JSON.stringify(toPayload(id, patch))).length <= keepaliveLimit;
}

function toPayload(id: Id, patch: PendingPatch): HistoryPatch {
  const { clientId, revision, title, speakers, keepsVersion, changes } = patch;
  return {
    id,
    revision,
    client_id: clientId,
    ...(title !== undefined && { title }),
    ...(speakers !== undefined && { speakers: [...speakers] }),
    ...(keepsVersion !== false && { keep_version: keepsVersion }),
    changes: [...changes],
  };
}
