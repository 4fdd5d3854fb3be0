import type { AdminMessage } from '@nevisa/api/types';
import {
  type ComposeInput,
  emptyMessage,
  isSameMessage,
  type KeptMessage,
  type MessageValues,
} from '@nevisa/machines';
import { makeSimilarValues, toSaved } from '../data/messageValues.ts';
import type { OpenedRecord } from '../data/messageAddress.ts';

/** The form of a record: what the device has kept of it goes before the word of the server, which is asked at the next save. */
export function toComposeInput(
  record: OpenedRecord,
  {
    message,
    kept,
    newId,
  }: {
    /** The message of the record, or the one that a new message is like; null for neither. */
    message: AdminMessage | null;
    kept: KeptMessage | null;
    newId: () => string;
  },
): Pick<ComposeInput, 'saved' | 'values' | 'clientId' | 'blank'> {
  if (record.kind === 'new') {
    const blank = makeBlank(record, message);
    return {
      saved: null,
      blank,
      values: kept?.values ?? blank,
      clientId: kept?.clientId ?? newId(),
    };
  }
  const saved = message === null ? null : toSaved(message);
  const clientId = message?.client_id ?? kept?.clientId ?? newId();
  if (kept === null || (saved !== null && isSameMessage(kept.values, saved.values))) {
    return { saved, values: saved?.values ?? emptyMessage, clientId };
  }
  return {
    saved: hasTypedLate(message, kept) ? saved : (kept.saved ?? saved),
    values: kept.values,
    clientId,
  };
}

/** Whether the device has text for a message that has gone out without it. */
export function hasTypedLate(message: AdminMessage | null, kept: KeptMessage | null): boolean {
  return (
    message !== null &&
    kept !== null &&
    (message.state === 'SENT' || message.state === 'RETRACTED') &&
    !isSameMessage(kept.values, toSaved(message).values)
  );
}

function makeBlank(
  { to }: Extract<OpenedRecord, { kind: 'new' }>,
  like: AdminMessage | null,
): MessageValues {
  if (like !== null) {
    return makeSimilarValues(like);
  }
  return to.length === 0
    ? emptyMessage
    : { ...emptyMessage, audience: { kind: 'USERS', userIds: to } };
}
