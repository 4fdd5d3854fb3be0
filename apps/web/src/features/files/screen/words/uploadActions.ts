import { isUnpaid } from '@nevisa/api/failures';
import { restartableTags } from '@nevisa/machines';
import { getUploadState, type ShownUpload, type UploadState } from './shownUpload.ts';

/** What a person can do with a file. */
export type UploadActionName =
  | 'start'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'cancelJob'
  | 'remove'
  | 'open'
  /** Converts once more what the server has. */
  | 'again'
  /** Sends the file once more. */
  | 'sendAgain'
  | 'retry'
  /** The same file, which the device remembers. */
  | 'reopen'
  /** The same file. */
  | 'choose'
  /** Another file in the place of this one. */
  | 'chooseOther'
  /** One more file. */
  | 'add'
  | 'buy'
  | 'signIn'
  | 'copyId';

type Actions = readonly UploadActionName[];

const actions: Readonly<Record<UploadState, Actions>> = {
  checking: ['remove'],
  refused: ['remove'],
  duplicate: ['again', 'remove'],
  unaffordable: ['remove'],
  ready: ['start', 'remove'],
  waiting: ['pause', 'cancel'],
  sending: ['pause', 'cancel'],
  offline: ['pause', 'cancel'],
  extracting: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  signedOut: ['cancel'],
  needsFile: ['cancel'],
  converting: ['cancelJob'],
  canceling: [],
  done: ['open', 'remove'],
  failed: ['remove'],
  canceled: ['remove'],
};

/** The actions of a row besides that of its fault, at most three; the first one has words. */
export function listActions(upload: ShownUpload): Actions {
  const state = getUploadState(upload);
  const isPaid = state === 'failed' && isRepeatable(upload);
  return isPaid ? ['again', ...actions[state]] : actions[state];
}

/** After credit was bought, or with the id at hand, the conversion can be tried again. */
function isRepeatable({ report, failure }: ShownUpload): boolean {
  return (
    report?.state === 'failed' &&
    (failure === null ? ['noCredit', 'unknown'].includes(report.fault) : isUnpaid(failure))
  );
}

/** What the Delete key does: it cancels what is under way, and removes the rest from the list. */
export function findDeleteAction(upload: ShownUpload): UploadActionName | null {
  return listActions(upload).find((name) => deleting.has(name)) ?? null;
}

const deleting: ReadonlySet<UploadActionName> = new Set(['cancel', 'cancelJob', 'remove']);

/** Options of a started file are changed by sending it anew. */
export function canRestart(upload: ShownUpload): boolean {
  return !canChangeOptions(upload) && upload.tags.some((tag) => restartableTags.includes(tag));
}

/** Whether the person may choose between a video and its sound. */
export function canChooseSound(upload: ShownUpload): boolean {
  return typeof upload.sound === 'number' && upload.source === null && canChangeOptions(upload);
}

/** Options belong to a file until its first byte is sent. */
export function canChangeOptions(upload: ShownUpload): boolean {
  const state = getUploadState(upload);
  return (
    ['checking', 'ready', 'unaffordable'].includes(state) ||
    (state === 'waiting' && upload.received === 0)
  );
}
