import { foldPersian } from '@nevisa/writing';
import type { WritingSettings } from '@nevisa/writing';

/** My words, or ready texts. */
export type EntryKind = 'vocabulary' | 'snippets';

/** A row of either list: what is matched, and what belongs to it. */
export interface Entry {
  /** The word; of a ready text its phrase. */
  readonly name: string;
  /** What is heard instead of the word, or nothing; of a ready text the text. */
  readonly more: string;
}

/** The most entries that the server takes of each kind. */
export const mostEntries = 5_000;

/** The most letters of a name, and of what belongs to it. */
export const longest = { name: 80, more: { vocabulary: 80, snippets: 2_000 } } as const;

export function readEntries(
  { vocabulary, snippets }: Pick<WritingSettings, EntryKind>,
  kind: EntryKind,
): readonly Entry[] {
  return kind === 'vocabulary'
    ? vocabulary.map(({ word, sounds = '' }) => ({ name: word, more: sounds }))
    : snippets.map(({ phrase, text }) => ({ name: phrase, more: text }));
}

/** The same entries as the settings have them. */
export function settingsWith(
  kind: EntryKind,
  entries: readonly Entry[],
): Partial<Pick<WritingSettings, EntryKind>> {
  return kind === 'vocabulary'
    ? {
        vocabulary: entries.map(({ name, more }) => ({
          word: name,
          ...(more !== '' && { sounds: more }),
        })),
      }
    : { snippets: entries.map(({ name, more }) => ({ phrase: name, text: more })) };
}

/** Two spellings of one name are one entry. */
export function foldName({ name }: Pick<Entry, 'name'>): string {
  return foldPersian(name);
}

/** Why an entry cannot be kept; null where it can. */
export type EntryFault = 'no-name' | 'no-text' | 'too-long' | 'duplicate';

/** What is wrong with an entry beside the others. */
export function checkEntry(
  kind: EntryKind,
  entry: Entry,
  others: Iterable<Entry>,
): EntryFault | null {
  if (foldName(entry) === '') {
    return 'no-name';
  }
  if (kind === 'snippets' && entry.more.trim() === '') {
    return 'no-text';
  }
  if (entry.name.length > longest.name || entry.more.length > longest.more[kind]) {
    return 'too-long';
  }
  const key = foldName(entry);
  for (const other of others) {
    if (foldName(other) === key) {
      return 'duplicate';
    }
  }
  return null;
}
