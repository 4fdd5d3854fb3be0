import { toKept } from './uploadParts.ts';
import { type KeptQueue, type UploadActor, uploadPlaces } from './uploadQueueTypes.ts';
import type { KeptUpload, UploadOptions, UploadTag } from './uploadTypes.ts';

/** Whether an upload has one of these tags. */
export function hasUploadTag(upload: UploadActor, ...tags: readonly UploadTag[]): boolean {
  const snapshot = upload.getSnapshot();
  return tags.some((tag) => snapshot.hasTag(tag));
}

/** The uploads that have not ended; an ended one takes no event. */
export function selectOpen(uploads: readonly UploadActor[]): UploadActor[] {
  return uploads.filter((each) => each.getSnapshot().status === 'active');
}

/** The uploads that may send now, in order: at most two at a time. */
export function selectGranted(uploads: readonly UploadActor[]): UploadActor[] {
  const free = uploadPlaces - uploads.filter((each) => hasUploadTag(each, 'sending')).length;
  return uploads.filter((each) => hasUploadTag(each, 'waiting')).slice(0, Math.max(0, free));
}

/**
 * The uploads for which the judgement of the credit has changed. The files that were started
 * reserve first, then the others in their order; a file of unknown length reserves nothing, and
 * needs that something is left.
 *
 * @param credit what is left, in ms; null without an end
 */
export function judgeCredit(
  uploads: readonly UploadActor[],
  credit: number | null,
): { upload: UploadActor; enough: boolean }[] {
  const getLength = (upload: UploadActor) => upload.getSnapshot().context.duration ?? 0;
  const started = uploads.filter((each) =>
    hasUploadTag(each, 'waiting', 'sending', 'paused', 'signedOut', 'needsFile', 'converting'),
  );
  let left = (credit ?? Infinity) - started.reduce((sum, each) => sum + getLength(each), 0);
  return uploads
    .filter((each) => hasUploadTag(each, 'ready', 'unaffordable'))
    .flatMap((upload) => {
      const enough = left > 0 && left >= getLength(upload);
      left -= enough ? getLength(upload) : 0;
      return enough === hasUploadTag(upload, 'ready') ? [] : [{ upload, enough }];
    });
}

/** What the device keeps of the queue: each upload that was started and has not ended. */
export function toKeptQueue(uploads: readonly UploadActor[]): KeptQueue {
  return uploads
    .filter((each) =>
      hasUploadTag(
        each,
        'waiting',
        'sending',
        'paused',
        'signedOut',
        'needsFile',
        'converting',
        'canceling',
        'failed',
      ),
    )
    .map((each) =>
      toKept(each.getSnapshot().context, {
        isPaused: isPaused(each),
        isCanceled: hasUploadTag(each, 'canceling'),
      }),
    )
    .filter((kept) => kept !== null);
}

/** The uploads that were added and not started: the device keeps nothing of them. */
export function selectUnstarted(uploads: readonly UploadActor[]): UploadActor[] {
  const kept = new Set(toKeptQueue(uploads).map(({ id }) => id));
  return selectOpen(uploads).filter(({ id }) => !kept.has(id));
}

/** The tags of a file that was started and has not ended: other options need a new upload. */
export const restartableTags: readonly UploadTag[] = [
  'waiting',
  'extracting',
  'sending',
  'offline',
  'paused',
  'signedOut',
  'needsFile',
  'converting',
];

/** Whether other options need a new upload of the file. */
export function isRestartable(upload: UploadActor): boolean {
  return hasUploadTag(upload, ...restartableTags);
}

/** What begins a started file anew with other options, under another `client_id`. */
export function toRestarted(
  upload: UploadActor,
  { newId, options }: { newId: string; options: UploadOptions },
): KeptUpload | null {
  const { context } = upload.getSnapshot();
  const began = {
    ...context,
    ...context.source, // the sound is taken out again
    source: null,
    id: newId,
    options,
    received: 0,
    job: null,
  };
  return toKept(began, { isPaused: isPaused(upload) });
}

/** Whether the person has paused it, perhaps on an earlier page whose file this one does not have yet. */
function isPaused(upload: UploadActor): boolean {
  const { wasPaused } = upload.getSnapshot().context;
  return hasUploadTag(upload, 'paused') || (hasUploadTag(upload, 'needsFile') && wasPaused);
}

/** Whether a page that is closed now would interrupt bytes under way. */
export function isMoving(uploads: readonly UploadActor[]): boolean {
  return uploads.some((each) => hasUploadTag(each, 'moving'));
}
