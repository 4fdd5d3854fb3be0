import { type Draft, type Drafts, DraftStorageError } from '@nevisa/drafts';

/** Deletes a sound that the server has. Resolves to whether there was one. */
export type FreeRoom = () => Promise<boolean>;

/**
 * Drafts that make room for what they write: where the device is full, sounds that the server
 * has are deleted one after the other, until the write succeeds or none is left.
 */
export function withRoom(drafts: Drafts, freeRoom: FreeRoom): Drafts {
  return { ...drafts, open: (documentId) => openWithRoom(drafts.open(documentId), freeRoom) };
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
