import { createSerialQueue, type KeptUploads } from '@nevisa/drafts';
import type { KeptQueue } from '@nevisa/machines';
import type { UploadFiles } from './uploadFiles.ts';

/** Keeps the queue on the device, the newest state only. */
export interface UploadKeeper {
  /** What earlier pages kept. @throws DraftStorageError where the device gives nothing; then what it has stays there */
  load: () => Promise<KeptQueue>;
  keep: (queue: KeptQueue) => void;
  /** Resolves when the device has the newest state, or cannot store it. */
  settled: () => Promise<void>;
  /** Deletes the handles of the files, which are readable, until the user signs in again. */
  hide: () => void;
  /** Keeps them again. */
  show: () => void;
  /** Whether the files of a person who has gone are hidden. */
  isHidden: () => boolean;
  /** Nothing is written any more. */
  stop: () => Promise<void>;
}

interface KeeperParts {
  readonly uploads: KeptUploads;
  readonly files: Pick<UploadFiles, 'load' | 'keep' | 'hide'>;
  /** Marks whether this device has uploads of the person. */
  readonly mark: (holds: boolean) => void;
}

export function createUploadKeeper(parts: KeeperParts): UploadKeeper {
  return new DeviceKeeper(parts);
}

class DeviceKeeper implements UploadKeeper {
  readonly #parts: KeeperParts;
  readonly #queue = createSerialQueue();
  #newest: KeptQueue | null = null;
  /** What the device has, or will have, as text. */
  #written = '';
  #ids: readonly string[] = [];
  /** The device has not said what earlier pages kept. */
  #isUnread = false;
  /** What earlier pages kept and this one does not have: it stays for the next page. */
  #earlier: KeptQueue = [];
  #isHidden = false;
  #isStopped = false;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  readonly load = (): Promise<KeptQueue> =>
    this.#queue.run(async () => {
      const { files, mark } = this.#parts;
      const kept = await this.#read();
      if (kept.length === 0) {
        // An earlier page was closed before it had done so.
        await files.hide();
        mark(false);
      }
      this.#ids = kept.map(({ id }) => id);
      await files.load(this.#ids);
      this.#written = JSON.stringify(kept);
      this.#earlier = [];
      return kept;
    });

  readonly keep = (kept: KeptQueue): void => {
    // A queue reports each change of its uploads, and most of them change nothing that is kept.
    const text = JSON.stringify(kept);
    if (text === this.#written) {
      // A sound that was taken out again changes nothing of what is kept.
      if (this.#isHidden) {
        this.#adjustFiles();
      }
      return;
    }
    this.#written = text;
    this.#newest = kept;
    if (kept.length > 0) {
      // Before the write: a crash between them leaves a mark that the next page takes away, and the
      // other order would leave an upload that no page looks for.
      this.#parts.mark(true);
    }
    // Without room on the device the files are sent all the same.
    this.#queue.run(() => this.#write()).catch(() => undefined);
  };

  readonly settled = (): Promise<void> => this.#queue.run(() => Promise.resolve());

  readonly hide = (): void => {
    this.#isHidden = true;
    this.#queue.run(() => this.#parts.files.hide()).catch(() => undefined);
  };

  readonly show = (): void => {
    this.#isHidden = false;
    this.#adjustFiles();
  };

  readonly isHidden = (): boolean => this.#isHidden;

  readonly stop = (): Promise<void> => {
    this.#isStopped = true;
    return this.settled();
  };

  async #write(): Promise<void> {
    const kept = this.#newest;
    if (kept === null || this.#isStopped) {
      return;
    }
    this.#newest = null;
    if (this.#isUnread) {
      this.#earlier = await this.#read();
      await this.#parts.files.load(this.#earlier.map(({ id }) => id));
    }
    // A file that another tab has given again may be among the unread ones.
    const ids = new Set(kept.map(({ id }) => id));
    const all = [...this.#earlier.filter(({ id }) => !ids.has(id)), ...kept];
    await this.#store(all);
    this.#ids = all.map(({ id }) => id);
    await this.#keepOrHideFiles();
    // The person may have started the next file during the write.
    if (all.length === 0 && this.#newest === null) {
      this.#parts.mark(false);
    }
  }

  async #store(all: KeptQueue): Promise<void> {
    try {
      await this.#parts.uploads.keep(all);
    } catch (error) {
      // The same state is written again at the next report of the queue.
      this.#written = '';
      const isEmpty = this.#ids.length === 0 && this.#earlier.length === 0;
      if (isEmpty && this.#newest === null) {
        this.#parts.mark(false);
      }
      throw error;
    }
  }

  async #read(): Promise<KeptQueue> {
    this.#isUnread = true;
    const kept = await this.#parts.uploads.read();
    this.#isUnread = false;
    return kept;
  }

  #adjustFiles(): void {
    this.#queue.run(() => this.#keepOrHideFiles()).catch(() => undefined);
  }

  async #keepOrHideFiles(): Promise<void> {
    const { files } = this.#parts;
    // A sound may be written after the sign-out, and is readable: it is deleted as well.
    await (this.#isHidden ? files.hide() : files.keep(this.#ids));
  }
}
