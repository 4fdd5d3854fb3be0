import type { Id } from '@nevisa/api/types';
import {
  createSoundMarks,
  type Drafts,
  type DraftSummary,
  type SoundMark,
  type SoundMarks,
  type StoredRecording,
} from '@nevisa/drafts';
import { type DraftContent, readDraft } from '@nevisa/transcript';
import { readSurely } from '../../shared/storage/readSurely.ts';

/** The sound of a document on this device. */
export interface KeptSound {
  readonly documentId: string;
  /** The conversation of the document; null where the server does not have the text. */
  readonly conversationId: Id | null;
  /** When its last part was recorded, in ms since 1970. */
  readonly recordedAt: number;
  /** In ms. */
  readonly duration: number;
  /** How many bytes the server has confirmed. */
  readonly received: number;
  /** The server has all of it. */
  readonly isSent: boolean;
  /** Its text is written, and saved or put away: only such a sound may be deleted by itself. */
  readonly isDone: boolean;
}

/** The sounds of the drafts of one person, with what is known of each. */
export interface KeptSounds {
  /**
   * All sounds, the oldest first.
   *
   * @throws DraftStorageError where the browser does not give all that is stored
   */
  list(): Promise<readonly KeptSound[]>;
  /** The recordings of a document, in order. */
  read(documentId: string): Promise<readonly StoredRecording[]>;
  /** The sound of a conversation; null where this device has none. */
  find(conversationId: Id, documentId: string | null): Promise<readonly StoredRecording[] | null>;
  /** Binds the sound of a document to its conversation, when the server has the text. */
  bind(documentId: string, conversationId: Id): Promise<void>;
  /** @param duration of all of it in ms, where the server has all; null before */
  remember(
    documentId: string,
    mark: { conversationId: Id; received: number; duration: number | null },
  ): Promise<void>;
  /** Deletes a sound; the text stays. */
  remove(documentId: string): Promise<void>;
  /**
   * Deletes what is known of sounds that are gone.
   *
   * @throws DraftStorageError where the browser does not give all that is stored
   */
  removeOrphans(): Promise<void>;
}

/** @param drafts of the person whose sounds these are */
export function createKeptSounds(drafts: Drafts): KeptSounds {
  const marks = createSoundMarks(drafts);
  const readRecordings = (documentId: string) => drafts.open(documentId).recordings();
  return {
    list: () => readSurely(drafts, () => listSounds(drafts, marks)),
    read: readRecordings,
    async find(conversationId, documentId) {
      const own = documentId === null ? [] : await readRecordings(documentId);
      if (own.length > 0) {
        return own;
      }
      const marked = await findDocument(marks, conversationId);
      const found = marked === null ? [] : await readRecordings(marked);
      return found.length > 0 ? found : null;
    },
    async bind(documentId, conversationId) {
      const known = await marks.read(documentId);
      if (String(known?.conversationId) !== String(conversationId)) {
        await marks.write(documentId, { conversationId, received: 0, sentDuration: null });
      }
    },
    remember: (documentId, { conversationId, received, duration }) =>
      marks.write(documentId, { conversationId, received, sentDuration: duration }),
    async remove(documentId) {
      await drafts.open(documentId).removeAudio();
      await marks.remove(documentId);
    },
    async removeOrphans() {
      const summaries = await readSurely(drafts, () => drafts.list());
      const withSound = new Set(
        summaries.filter(({ recordedAt }) => recordedAt !== null).map((each) => each.documentId),
      );
      const orphans = (await marks.list()).filter((documentId) => !withSound.has(documentId));
      for (const documentId of orphans) {
        await marks.remove(documentId);
      }
    },
  };
}

async function listSounds(drafts: Drafts, marks: SoundMarks): Promise<readonly KeptSound[]> {
  const sounds: KeptSound[] = [];
  // One after the other: a device may have hundreds of drafts.
  for (const summary of await drafts.list()) {
    const { documentId, recordedAt } = summary;
    if (recordedAt !== null && summary.audioDuration > 0) {
      const mark = await marks.read(documentId);
      const content = readDraft(await drafts.open(documentId).entries());
      sounds.push({ ...toKeptSound(summary, mark, content), recordedAt });
    }
  }
  return sounds.toSorted((one, other) => one.recordedAt - other.recordedAt);
}

function toKeptSound(
  { documentId, audioDuration: duration, unsentDuration }: DraftSummary,
  mark: SoundMark | null,
  { saved, queuedAs, isFinished }: DraftContent,
): Omit<KeptSound, 'recordedAt'> {
  return {
    documentId,
    duration,
    conversationId: mark?.conversationId ?? saved?.historyId ?? null,
    received: mark?.received ?? 0,
    isSent: isWhole(mark, duration),
    isDone: unsentDuration === 0 && (queuedAs !== null || isFinished),
  };
}

async function findDocument(marks: SoundMarks, conversationId: Id): Promise<string | null> {
  for (const documentId of await marks.list()) {
    const mark = await marks.read(documentId);
    if (String(mark?.conversationId) === String(conversationId)) {
      return documentId;
    }
  }
  return null;
}

function isWhole(mark: SoundMark | null, duration: number): boolean {
  return mark !== null && mark.sentDuration !== null && duration <= mark.sentDuration;
}
