import { isEqual } from '../../../shared/isEqual.ts';
import type { UploadQueueView, UploadView } from './uploadQueueView.ts';

/**
 * Whether only bytes of files under way were received. The progress of these files reports them once
 * a second; a report of each part would render the pages between two of those.
 */
export function hasOnlyMoved(before: UploadQueueView | null, after: UploadQueueView): boolean {
  if (before === null) {
    return false;
  }
  const { uploads, ...rest } = after;
  const { uploads: uploadsBefore, ...restBefore } = before;
  return (
    uploads.length === uploadsBefore.length &&
    isEqual(rest, restBefore) &&
    uploads.every((upload, place) => isMovedFrom(uploadsBefore[place], upload))
  );
}

function isMovedFrom(before: UploadView | undefined, upload: UploadView): boolean {
  return (
    upload === before ||
    (before !== undefined &&
      upload.tags.includes('moving') &&
      isEqual(withoutBytes(upload), withoutBytes(before)))
  );
}

function withoutBytes(upload: UploadView): Partial<UploadView> {
  const { received: _received, mostReceived: _mostReceived, progress: _progress, ...rest } = upload;
  return rest;
}
