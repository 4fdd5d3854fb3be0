import type { Configuration, ConfigurationChange } from '@nevisa/api/types';

type Preferences = Configuration['preferences'];
type VocabularyWord = Preferences['vocabulary'][number];
type Snippet = Preferences['snippets'][number];

/** How the entries of a list are distinguished. */
interface Entries<Entry> {
  /** Equal for equal entries. */
  write: (entry: Entry) => string;
  /** A list has one entry for each name; without it, any number. */
  name: ((entry: Entry) => string) | null;
}

const words: Entries<VocabularyWord> = {
  write: ({ word, sounds }) => JSON.stringify([word, sounds ?? null]),
  name: null,
};

const snippets: Entries<Snippet> = {
  write: ({ phrase, text }) => JSON.stringify([phrase, text]),
  name: ({ phrase }) => phrase,
};

/** Whether a change has a whole list of own words or ready texts. */
export function changesLists({ preferences }: ConfigurationChange): boolean {
  return preferences?.vocabulary !== undefined || preferences?.snippets !== undefined;
}

/**
 * Own words and ready texts are sent as whole lists. A change that was made on the lists of `before` gets what another
 * device has added to those of `after`, and loses what it has removed, so that it takes no entry back and erases none.
 */
export function rebaseLists(
  change: ConfigurationChange,
  before: Configuration | null,
  after: Configuration,
): ConfigurationChange {
  const { preferences } = change;
  if (before === null || preferences === undefined) {
    return change;
  }
  const [base, theirs] = [before.preferences, after.preferences];
  return {
    ...change,
    preferences: {
      ...preferences,
      ...(preferences.vocabulary && {
        vocabulary: merge(words, base.vocabulary, preferences.vocabulary, theirs.vocabulary),
      }),
      ...(preferences.snippets && {
        snippets: merge(snippets, base.snippets, preferences.snippets, theirs.snippets),
      }),
    },
  };
}

function merge<Entry>(
  { write, name }: Entries<Entry>,
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): Entry[] {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map((list) => new Set(list.map(write)));
  const kept = mine.filter((entry) => !inBase?.has(write(entry)) || inTheirs?.has(write(entry)));
  const names = new Set(name === null ? [] : kept.map(name));
  const added = theirs.filter(
    (entry) =>
      !inBase?.has(write(entry)) &&
      !inMine?.has(write(entry)) &&
      (name === null || !names.has(name(entry))),
  );
  return [...kept, ...added];
}
