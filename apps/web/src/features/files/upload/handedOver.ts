import type { NewUpload, UploadChannel } from './uploadChannel.ts';
import type { UploadFiles } from './uploadFiles.ts';

/**
 * Files that this tab has given to the one that sends. It holds them until they have
 * ended there, because the sending tab may be closed before it has taken or sent them.
 */
export class HandedOver {
  readonly #files: UploadFiles;
  readonly #channel: Pick<UploadChannel, 'command'>;
  readonly #unseen = new Set<string>();
  readonly #seen = new Set<string>();
  /** The sending tab is new, and has not sent its list yet. */
  #isLeaderNew = false;

  constructor(files: UploadFiles, channel: Pick<UploadChannel, 'command'>) {
    this.#files = files;
    this.#channel = channel;
  }

  give(ids: readonly string[]): void {
    ids.forEach((id) => this.#unseen.add(id));
    this.#channel.command({ type: 'add', uploads: this.#list(ids) });
  }

  /**
   * Another tab sends from now on. It is given what it lacks after it has read the device: a file there
   * may be partly sent, and one that is added first would begin anew.
   */
  meetLeader(): void {
    this.#seen.forEach((id) => this.#unseen.add(id));
    this.#seen.clear();
    this.#isLeaderNew = true;
  }

  /** The sending tab has read the device, and has these files, and they have not ended. */
  see(ids: readonly string[]): void {
    const present = new Set(ids);
    present.forEach((id) => {
      if (this.#unseen.delete(id)) {
        this.#seen.add(id);
      }
    });
    for (const id of this.#seen) {
      if (!present.has(id)) {
        this.#seen.delete(id);
        this.#files.drop(id);
      }
    }
    if (this.#isLeaderNew && this.#unseen.size > 0) {
      this.give([...this.#unseen]);
    }
    this.#isLeaderNew = false;
  }

  /** This tab sends: the files that the other tab had not started, so that the device has nothing of them. */
  takeBack(known: ReadonlySet<string>): readonly NewUpload[] {
    const lost = [...this.#unseen, ...this.#seen].filter((id) => !known.has(id));
    this.#unseen.clear();
    this.#seen.clear();
    return this.#list(lost);
  }

  #list(ids: readonly string[]): readonly NewUpload[] {
    return listHeld(this.#files, ids);
  }
}

/** The files of uploads that this tab holds, as they were added. */
export function listHeld(
  files: Pick<UploadFiles, 'getVideo' | 'getHandle'>,
  ids: readonly string[],
): readonly NewUpload[] {
  return ids.flatMap((id) => {
    const file = files.getVideo(id);
    return file === undefined ? [] : [{ id, file, handle: files.getHandle(id) }];
  });
}
