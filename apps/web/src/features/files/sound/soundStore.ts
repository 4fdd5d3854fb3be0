/** Where a sound is in the private files of this origin: its person and its upload. */
export interface SoundPlace {
  readonly ownerId: string;
  readonly uploadId: string;
}

/**
 * The sounds that were taken out of videos, in the private files of this origin, so that a later
 * page goes on with them. They are readable there, and are therefore deleted at each end
 * of a session, as the handles of files are.
 */
export interface SoundStore {
  /** Null where this device has none. */
  readonly open: (uploadId: string) => Promise<File | null>;
  /** Deletes all but these. */
  readonly retain: (uploadIds: readonly string[]) => Promise<void>;
}

const rootName = 'nevisa-sounds';

/** How often and how long a locked file is waited for, in ms. */
const lockTries = { count: 40, wait: 50 } as const;

/**
 * The folder of the sounds of a person.
 *
 * @param create makes it when it is missing
 * @throws DOMException without private files, or without the folder
 */
export async function openSoundFolder(
  { ownerId }: Pick<SoundPlace, 'ownerId'>,
  create: boolean,
): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const all = await root.getDirectoryHandle(rootName, { create });
  return all.getDirectoryHandle(encodeURIComponent(ownerId), { create });
}

/**
 * Runs a task on a file, again and again while an ended Worker still holds the file.
 *
 * @throws DOMException when the file stays locked
 */
export async function withUnlockedFile<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      const isHeld = error instanceof DOMException && error.name === 'NoModificationAllowedError';
      if (!isHeld || tries === lockTries.count) {
        throw error;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, lockTries.wait);
      });
    }
  }
}

/** A browser without private files keeps nothing, and then videos are sent as they are. */
export function createSoundStore(ownerId: string): SoundStore {
  const folder = () => openSoundFolder({ ownerId }, false);
  return {
    async open(uploadId) {
      try {
        return await (await (await folder()).getFileHandle(uploadId)).getFile();
      } catch {
        return null;
      }
    },
    async retain(uploadIds) {
      try {
        const sounds = await folder();
        const old = (await listNames(sounds)).filter((name) => !uploadIds.includes(name));
        // A sound that is still being written holds up no other one, and is deleted the next time.
        await Promise.allSettled(
          old.map((name) => withUnlockedFile(() => sounds.removeEntry(name))),
        );
      } catch {
        // Nothing is there.
      }
    },
  };
}

async function listNames(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const found: string[] = [];
  const names = folder.keys();
  for (let next = await names.next(); next.done !== true; next = await names.next()) {
    found.push(next.value);
  }
  return found;
}
