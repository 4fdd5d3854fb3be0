import type { Configuration, ConfigurationChange } from '@nevisa/api/types';

type Word = Configuration['preferences']['vocabulary'][number];
type Snippet = Configuration['preferences']['snippets'][number];

/** Whether a change has a list of entries, which is saved as a whole. */
export function hasEntries({ preferences }: ConfigurationChange): boolean {
  return preferences?.vocabulary !== undefined || preferences?.snippets !== undefined;
}

/**
 * The same change for other settings than those that the person saw: what was added, changed and
 * removed in a list of entries, on the entries that another device or tab has stored meanwhile.
 *
 * @param base the settings that the person changed
 * @param next the settings that the server has by now
 */
export function rebaseChange(
  change: ConfigurationChange,
  { preferences: base }: Configuration,
  { preferences: next }: Configuration,
): ConfigurationChange {
  const { preferences } = change;
  if (preferences === undefined || !hasEntries(change)) {
    return change;
  }
  const { vocabulary, snippets } = preferences;
  return {
    ...change,
    preferences: {
      ...preferences,
      ...(vocabulary && {
        vocabulary: rebaseEntries(vocabulary, base.vocabulary, next.vocabulary, getWord),
      }),
      ...(snippets && {
        snippets: rebaseEntries(snippets, base.snippets, next.snippets, getPhrase),
      }),
    },
  };
}

const getWord = ({ word }: Word) => word;
const getPhrase = ({ phrase }: Snippet) => phrase;

function rebaseEntries<Entry extends object>(
  chosen: readonly Entry[],
  base: readonly Entry[],
  next: readonly Entry[],
  getName: (entry: Entry) => string,
): Entry[] {
  const toMap = (entries: readonly Entry[]) =>
    new Map(entries.map((entry) => [getName(entry), entry]));
  const [names, before, now] = [new Set(chosen.map(getName)), toMap(base), toMap(next)];
  const kept = chosen.flatMap((entry) => {
    const name = getName(entry);
    // What the person left as it was is as the server has it, also where it is gone.
    return isSameEntry(entry, before.get(name)) ? (now.get(name) ?? []) : entry;
  });
  const added = next.filter((entry) => !names.has(getName(entry)) && !before.has(getName(entry)));
  return [...kept, ...added];
}

function isSameEntry(one: object, other: object = {}): boolean {
  const [fields, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return (
    fields.length === others.size && fields.every(([name, value]) => others.get(name) === value)
  );
}
