import { createSerialQueue, type KeptUploads } from '@nevisa/drafts';
import type { KeptQueue } from '@nevisa/machines';
import type { UploadFiles } from './uploadFiles.ts';

/** Keeps the queue on the device, the newest state only. */
export interface UploadKeeper {
  /** What earlier pages kept; nothing where the device gives nothing. */
  load: () => Promise<KeptQueue>;
  keep: (queue: KeptQueue) => void;
  /** Resolves when the device has the newest state, or cannot store it. */
  settled: () => Promise<void>;
  /** Deletes the handles of the files, which are readable, while nobody is signed in. */
  hide: () => void;
  /** Keeps them again. */
  show: () => void;
  /** Nothing is written any more. */
  stop: () => Promise<void>;
}

interface KeeperParts {
  readonly uploads: KeptUploads;
  readonly files: Pick<UploadFiles, 'load' | 'keep' | 'hide'>;
  /** Marks whether this device has uploads of the person. */
  readonly mark: (holds: boolean) => void;
}

export function createUploadKeeper({ uploads, files, mark }: KeeperParts): UploadKeeper {
  const queue = createSerialQueue();
  let newest: KeptQueue | null = null;
  let written = '';
  let ids: readonly string[] = [];
  let isHidden = false;
  let isStopped = false;

  const keepHandles = async () => {
    if (!isHidden) {
      await files.keep(ids);
    }
  };
  const write = () =>
    queue.run(async () => {
      const kept = newest;
      if (kept === null || isStopped) {
        return;
      }
      newest = null;
      await uploads.keep(kept);
      ids = kept.map(({ id }) => id);
      await keepHandles();
      if (kept.length === 0) {
        mark(false);
      }
    });

  return {
    load: () =>
      queue.run(async () => {
        const kept = await uploads.read();
        ids = kept.map(({ id }) => id);
        await files.load(ids);
        written = JSON.stringify(kept);
        return kept;
      }),
    keep(kept) {
      // A queue reports each change of its uploads, and most of them change nothing that is kept.
      const text = JSON.stringify(kept);
      if (text === written) {
        return;
      }
      written = text;
      newest = kept;
      if (kept.length > 0) {
        mark(true);
      }
      // Without room on the device the files are sent all the same.
      write().catch(() => undefined);
    },
    settled: () => queue.run(() => Promise.resolve()),
    hide() {
      isHidden = true;
      queue.run(() => files.hide()).catch(() => undefined);
    },
    show() {
      isHidden = false;
      queue.run(keepHandles).catch(() => undefined);
    },
    stop() {
      isStopped = true;
      return queue.run(() => Promise.resolve());
    },
  };
}
