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
        const names = sounds.keys();
        for (let next = await names.next(); next.done !== true; next = await names.next()) {
          if (!uploadIds.includes(next.value)) {
            await sounds.removeEntry(next.value);
          }
        }
      } catch {
        // Nothing is there, or a sound is being written and is deleted the next time.
      }
    },
  };
}
