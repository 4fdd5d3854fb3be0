import type { Id } from '@nevisa/api/types';
import * as v from 'valibot';
import type { Drafts } from './drafts.ts';

/** What this device knows of the sound of a document besides its bytes. */
export interface SoundMark {
  /** The conversation that the sound belongs to. */
  readonly conversationId: Id;
  /** How many bytes of it the server has confirmed. */
  readonly received: number;
  /** The length of the sound of which the server has everything, in ms; null before. A longer sound is not sent completely. */
  readonly sentDuration: number | null;
}

/** The marks of a person's sounds. They are encrypted as drafts are, and deleted with the key. */
export interface SoundMarks {
  read(documentId: string): Promise<SoundMark | null>;
  /** @throws DraftStorageError */
  write(documentId: string, mark: SoundMark): Promise<void>;
  /** The ids of the marked documents. */
  list(): Promise<readonly string[]>;
  /** @throws DraftStorageError */
  remove(documentId: string): Promise<void>;
}

const prefix = 'sound:';

const markSchema = v.object({
  conversationId: v.union([v.string(), v.number()]),
  received: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sentDuration: v.nullable(v.number()),
});

/** Whether a draft is the mark of a sound, and no dictation. */
export function isSoundMark({ documentId }: { documentId: string }): boolean {
  return documentId.startsWith(prefix);
}

/** The id of the document that a mark is about. */
export function getMarkedDocument({ documentId }: { documentId: string }): string {
  return documentId.slice(prefix.length);
}

export function createSoundMarks(drafts: Pick<Drafts, 'open' | 'listMarked'>): SoundMarks {
  const open = (documentId: string) => drafts.open(prefix + documentId);
  return {
    async read(documentId) {
      const last = (await open(documentId).entries()).at(-1);
      return v.is(markSchema, last) ? last : null;
    },
    write: (documentId, mark) => open(documentId).compact(mark),
    list: () => drafts.listMarked(),
    remove: (documentId) => open(documentId).remove(),
  };
}
