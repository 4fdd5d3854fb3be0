import { createTranscriptDocument, readDraft } from '@nevisa/transcript';
import { createDrafts } from '@nevisa/drafts';

/** A recording as the device stores it. */
export interface StoredSound {
  /** In bytes. */
  size: number;
  /** In seconds; null where it cannot be decoded. */
  duration: number | null;
}

export interface StoredDraft {
  documentId: string;
  entries: readonly unknown[];
  sounds: readonly StoredSound[];
}

/** Reads and removes the drafts of the page's origin with the modules of the app itself. */
export interface StoreReader {
  read(ownerId: string): Promise<StoredDraft[]>;
  /** The text that entries result in. */
  readText(entries: readonly unknown[]): string;
  removeAll(ownerId: string): Promise<void>;
}

const page: StoreReader = {
  async read(ownerId) {
    const drafts = createDrafts(ownerId);
    const found = await drafts.list();
    return Promise.all(
      found.map(async ({ documentId }) => {
        const draft = drafts.open(documentId);
        const [entries, blobs] = await Promise.all([draft.entries(), draft.audio()]);
        return { documentId, entries, sounds: await Promise.all(blobs.map(readSound)) };
      }),
    );
  },
  readText(entries) {
    const { text, segments } = readDraft(entries);
    const transcript = createTranscriptDocument({ entries: text });
    segments.forEach((segment) => transcript.insertSegment(segment));
    return transcript.text();
  },
  async removeAll(ownerId) {
    const drafts = createDrafts(ownerId);
    for (const { documentId } of await drafts.list()) {
      await drafts.open(documentId).remove();
    }
  },
};

async function readSound(blob: Blob): Promise<StoredSound> {
  const context = new OfflineAudioContext(1, 1, 48_000);
  const decoded = await context.decodeAudioData(await blob.arrayBuffer()).catch(() => null);
  return { size: blob.size, duration: decoded?.duration ?? null };
}

Object.assign(globalThis, { storeReader: page });
