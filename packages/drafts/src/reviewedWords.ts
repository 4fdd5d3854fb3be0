import type { Draft, Drafts } from './drafts.ts';

/** The uncertain words of a conversation that the person has called right, on this device. */
export interface ReviewedWords {
  /**
   * Their keys; empty where this device knows none.
   *
   * @throws DraftStorageError where the browser gives nothing: `keep` would replace what is there
   */
  read(): Promise<readonly string[]>;
  /**
   * Replaces the keys.
   *
   * @throws DraftStorageError
   */
  keep(keys: readonly string[]): Promise<void>;
  /**
   * Deletes the keys.
   *
   * @throws DraftStorageError
   */
  remove(): Promise<void>;
}

const prefix = 'reviewed:';

/** Whether a draft has reviewed words, and no dictation. */
export function isReviewedDraft({ documentId }: { documentId: string }): boolean {
  return documentId.startsWith(prefix);
}

/** The id of the conversation of a draft that has reviewed words. */
export function getReviewedConversation({ documentId }: { documentId: string }): string {
  return documentId.slice(prefix.length);
}

/** @param conversationId `String(id)` of the conversation */
export function openReviewedWords(
  drafts: Pick<Drafts, 'open'>,
  conversationId: string,
): ReviewedWords {
  const draft: Pick<Draft, 'entries' | 'compact' | 'remove'> = drafts.open(prefix + conversationId);
  return {
    read: async () => readKeys((await draft.entries('throw')).at(-1)),
    keep: (keys) => draft.compact({ kind: 'reviewed', keys: [...keys] }),
    remove: () => draft.remove(),
  };
}

function readKeys(entry: unknown): readonly string[] {
  const keys =
    typeof entry === 'object' && entry !== null && 'keys' in entry ? entry.keys : undefined;
  return Array.isArray(keys)
    ? keys.filter((key: unknown): key is string => typeof key === 'string')
    : [];
}
