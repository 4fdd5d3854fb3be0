import type { Draft, Drafts } from './drafts.ts';

/** The uncertain words of a conversation that the person has called right, on this device. */
export interface ReviewedWords {
  /** Their keys; empty where this device knows none. */
  read(): Promise<readonly string[]>;
  /**
   * Replaces the keys.
   *
   * @throws DraftStorageError
   */
  keep(keys: readonly string[]): Promise<void>;
}

const prefix = 'reviewed:';

/** Whether a draft has reviewed words, and no dictation. */
export function isReviewedDraft({ documentId }: { documentId: string }): boolean {
  return documentId.startsWith(prefix);
}

/** @param conversationId `String(id)` of the conversation */
export function openReviewedWords(
  drafts: Pick<Drafts, 'open'>,
  conversationId: string,
): ReviewedWords {
  const draft: Pick<Draft, 'entries' | 'compact'> = drafts.open(prefix + conversationId);
  return {
    read: async () => readKeys((await draft.entries()).at(-1)),
    keep: (keys) => draft.compact({ kind: 'reviewed', keys: [...keys] }),
  };
}

function readKeys(entry: unknown): readonly string[] {
  const keys =
    typeof entry === 'object' && entry !== null && 'keys' in entry ? entry.keys : undefined;
  return Array.isArray(keys)
    ? keys.filter((key: unknown): key is string => typeof key === 'string')
    : [];
}
