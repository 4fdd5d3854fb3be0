import type { UploadActor, UploadTag } from '@nevisa/machines';

/** Whether an upload has one of these tags. */
export function hasTag(upload: UploadActor, ...tags: readonly UploadTag[]): boolean {
  const snapshot = upload.getSnapshot();
  return tags.some((tag) => snapshot.hasTag(tag));
}
