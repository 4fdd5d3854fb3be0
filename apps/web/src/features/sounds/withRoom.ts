import { type Draft, type Drafts, DraftStorageError, type SaveQueue } from '@nevisa/drafts';

/** Deletes a sound that the server has. Resolves to whether there was one. */
export type FreeRoom = () => Promise<boolean>;

/** The writers of a device. */
interface Writers {
  readonly drafts: Drafts;
  readonly saveQueue: SaveQueue;
}

/**
 * The same writers with room: where the device is full, sounds that the server has are deleted one
 * after the other, until the write succeeds or none is left.
 */
export function withRoom<Ports extends Writers>(ports: Ports, freeRoom: FreeRoom): Ports {
  const { drafts, saveQueue } = ports;
  return {
    ...ports,
    drafts: { ...drafts, open: (documentId) => openWithRoom(drafts.open(documentId), freeRoom) },
    saveQueue: {
      ...saveQueue,
      add: (revision) => writeWithRoom(() => saveQueue.add(revision), freeRoom),
      separate: (id, documentId) =>
        writeWithRoom(() => saveQueue.separate(id, documentId), freeRoom),
    },
  };
}

function openWithRoom(draft: Draft, freeRoom: FreeRoom): Draft {
  return {
    ...draft,
    append: (entries) => writeWithRoom(() => draft.append(entries), freeRoom),
    compact: (entry) => writeWithRoom(() => draft.compact(entry), freeRoom),
    appendAudio: (slice) => writeWithRoom(() => draft.appendAudio(slice), freeRoom),
  };
}

async function writeWithRoom(write: () => Promise<void>, freeRoom: FreeRoom): Promise<void> {
  try {
    await write();
  } catch (error) {
    const isFull = error instanceof DraftStorageError && error.reason === 'full';
    if (!isFull || !(await freeRoom().catch(() => false))) {
      throw error;
    }
    await writeWithRoom(write, freeRoom);
  }
}
