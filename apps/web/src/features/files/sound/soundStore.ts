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

/** The folder of the sounds of a person, which is made when it is missing. */
export async function openSoundFolder({
  ownerId,
}: Pick<SoundPlace, 'ownerId'>): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const all = await root.getDirectoryHandle(rootName, { create: true });
  return all.getDirectoryHandle(encodeURIComponent(ownerId), { create: true });
}

/** A browser without private files keeps nothing, and then videos are sent as they are. */
export function createSoundStore(ownerId: string): SoundStore {
  const folder = () => openSoundFolder({ ownerId });
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
