import { foldPersian, type WritingSettings } from '@nevisa/writing';

/** The vocabulary or the snippets. */
export type EntryKind = 'vocabulary' | 'snippets';

/** An entry of either list: the matched text and its value. */
export interface Entry {
  /** The word, or the phrase of a snippet. */
  readonly name: string;
  /** The pronunciation of a word, or an empty text; the text of a snippet. */
  readonly more: string;
}

/** The most entries that the server takes of each kind. */
export const mostEntries = 5_000;

/** The longest name and the longest value, in characters. */
export const longest = { name: 80, more: { vocabulary: 80, snippets: 2_000 } } as const;

export function readEntries(
  { vocabulary, snippets }: Pick<WritingSettings, EntryKind>,
  kind: EntryKind,
): readonly Entry[] {
  return kind === 'vocabulary'
    ? vocabulary.map(({ word, sounds = '' }) => ({ name: word, more: sounds }))
    : snippets.map(({ phrase, text }) => ({ name: phrase, more: text }));
}

/** Converts the entries back into settings. */
export function toSettings(
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

/** Whether what is typed differs from the entry. */
export function isChanged(typed: Entry, entry: Entry): boolean {
  return typed.name !== entry.name || typed.more !== entry.more;
}

/** Puts a changed entry in its place; before the others when it was removed or renamed elsewhere meanwhile. */
export function putEntry(
  entries: readonly Entry[],
  edited: Entry,
  changed: Entry,
): readonly Entry[] {
  const isEdited = (one: Entry) => foldName(one) === foldName(edited);
  return entries.some(isEdited)
    ? entries.map((one) => (isEdited(one) ? changed : one))
    : [changed, ...entries];
}

/** Why an entry is invalid. */
export type EntryFault = 'no-name' | 'no-text' | 'too-long' | 'duplicate';

/** Checks an entry against the others; null when it is valid. */
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
