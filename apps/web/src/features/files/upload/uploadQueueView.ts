import type { UploadActor, UploadContext, UploadOptions, UploadTag } from '@nevisa/machines';
import type { ProgressStore } from './progressStore.ts';
import type { UploadProgress } from './uploadProgress.ts';

/** One file of the queue, as plain data that another tab can be given. */
export interface UploadView extends Omit<UploadContext, 'random'> {
  readonly tags: readonly UploadTag[];
  /** Null where nothing was sent since the page was opened. */
  readonly progress: UploadProgress | null;
  /** How much of the sound of a video is taken out, from 0 to 1; null while it is not known. */
  readonly extracted: number | null;
  /** One press continues it: the browser can give the file again. */
  readonly isReopenable: boolean;
}

/** The queue, as a page shows it. */
export interface UploadQueueView {
  /** `loading` until the device was read; `watching` while another tab sends. */
  readonly mode: 'loading' | 'leading' | 'watching';
  /** What is left of the credit, in ms; null without an end. */
  readonly credit: number | null;
  /** Of files that are added from now on. */
  readonly options: UploadOptions;
  /** In the order in which they are sent. */
  readonly uploads: readonly UploadView[];
}

interface ViewParts {
  readonly progress: Pick<ProgressStore, 'read' | 'readExtracted'>;
  readonly isReopenable: (id: string) => boolean;
}

/** Describes uploads; the view of one that has not changed stays the same object. */
export function createUploadViews({ progress, isReopenable }: ViewParts) {
  const known = new Map<string, { readonly key: string; readonly of: unknown; view: UploadView }>();

  function getView(upload: UploadActor): UploadView {
    const { id } = upload;
    const snapshot = upload.getSnapshot();
    const measured = progress.read(id);
    const extracted = progress.readExtracted(id);
    const reopenable = isReopenable(id);
    const key = JSON.stringify([measured, extracted, reopenable]);
    const before = known.get(id);
    if (before !== undefined && before.of === snapshot && before.key === key) {
      return before.view;
    }
    const { random: _random, ...context } = snapshot.context;
    const tags = [...snapshot.tags] as UploadTag[];
    const view = { ...context, tags, progress: measured, extracted, isReopenable: reopenable };
    known.set(id, { key, of: snapshot, view });
    return view;
  }

  return (uploads: readonly UploadActor[]): readonly UploadView[] => {
    const ids = new Set(uploads.map(({ id }) => id));
    [...known.keys()].filter((id) => !ids.has(id)).forEach((id) => known.delete(id));
    return uploads.map(getView);
  };
}
