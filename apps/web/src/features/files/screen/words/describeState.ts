import { isRateLimited } from '@nevisa/api/failures';
import type { UploadTone } from '@nevisa/ui';
import { errorText } from '../../../../shared/text/errorText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { filesText } from '../../../../shared/text/filesText.ts';
import { historyText } from '../../../../shared/text/historyText.ts';
import { describeWait } from '../../../../shared/text/describeDuration.ts';
import { getUploadState, type ShownUpload, type UploadState } from './shownUpload.ts';

/** Icon and colour of each state. */
export const tones: Readonly<Record<UploadState, UploadTone>> = {
  checking: 'waiting',
  refused: 'failed',
  duplicate: 'attention',
  unaffordable: 'attention',
  ready: 'ready',
  waiting: 'waiting',
  extracting: 'moving',
  sending: 'moving',
  offline: 'attention',
  paused: 'paused',
  signedOut: 'attention',
  needsFile: 'attention',
  converting: 'moving',
  canceling: 'waiting',
  done: 'done',
  failed: 'failed',
  canceled: 'ended',
};

type Describe = (upload: ShownUpload) => string;

const words: Readonly<Record<UploadState, string | Describe>> = {
  checking: filesText.checking,
  refused: filesText.refused,
  duplicate: filesText.duplicate,
  unaffordable: filesText.unaffordable,
  ready: filesText.ready,
  waiting: filesText.waiting,
  extracting: filesText.extracting,
  sending: (upload) => describeSending(upload),
  offline: filesText.offline,
  paused: filesText.paused,
  signedOut: filesText.signedOut,
  needsFile: ({ tags }) => (tags.includes('checking') ? filesText.checking : filesText.needsFile),
  converting: ({ report }) =>
    report?.state === 'converting' ? filesText.converting : filesText.queued,
  canceling: filesText.canceling,
  done: historyText.statusDone,
  failed: historyText.statusFailed,
  canceled: filesText.canceled,
};

/** The state of an upload in two or three words. */
export function describeState(upload: ShownUpload): string {
  const found = words[getUploadState(upload)];
  return typeof found === 'string' ? found : found(upload);
}

/** A passing fault is said in place of the speed, because it goes on by itself. */
function describeSending({ failure, progress }: ShownUpload): string {
  if (failure?.kind === 'refused' && isRateLimited(failure)) {
    return failure.retryAfter === null
      ? filesText.retrying
      : fill(errorText.tooMany, { t: describeWait(failure.retryAfter) });
  }
  if (failure !== null) {
    return filesText.retrying;
  }
  return progress?.speed === 0 ? filesText.noSpeed : filesText.sending;
}
