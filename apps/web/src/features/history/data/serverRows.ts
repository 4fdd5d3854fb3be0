import type { Conversation } from '@nevisa/api/types';
import { fitsSearch } from './historyItems.ts';
import type { Retention } from './useRetention.ts';

/** What the choice to store no texts means for a list: the trash has the rows of the server all the same. */
export function withShownTrash(retention: Retention, isTrash: boolean): Retention {
  return isTrash ? { ...retention, hidesServer: false } : retention;
}

/**
 * The loaded rows of the server that a list shows; null until they are loaded. While texts are
 * not stored, no search is sent, and the rows are searched here.
 */
export function selectServerRows(
  loaded: readonly Conversation[] | null,
  { off, hidesServer }: Pick<Retention, 'off' | 'hidesServer'>,
  search: string,
): readonly Conversation[] | null {
  if (hidesServer) {
    return [];
  }
  return off
    ? (loaded?.filter((row) => fitsSearch(search, row.title, row.snippet)) ?? null)
    : loaded;
}
