import type { Source } from '../guards/sources.ts';

const list = /export const (\w+) = \[([^\]]*)\] as const/g;
const word = /'([^']*)'/g;
const unread = /\{"name":"unknown\[number\]","raw":"\(typeof (\w+)\)\[number\]"\}/g;

/** The exported lists of words by name: the values of the props that are typed by them. */
export function findOptionLists(sources: readonly Source[]): Map<string, string[]> {
  return new Map(
    sources.flatMap(({ text }) =>
      Array.from(text.matchAll(list), ([, name = '', words = '']) => [
        name,
        Array.from(words.matchAll(word), ([, value = '']) => value),
      ]),
    ),
  );
}

/**
 * Writes the values of `(typeof list)[number]` into the documentation of a module. The
 * generator does not evaluate such a type, and without values a control shows a JSON field.
 */
export function withOptions(code: string, lists: ReadonlyMap<string, readonly string[]>): string {
  return code.replaceAll(unread, (found, name: string) => {
    const values = lists.get(name);
    return values === undefined || values.length === 0 ? found : JSON.stringify(makeUnion(values));
  });
}

function makeUnion(values: readonly string[]): object {
  const literals = values.map((value) => `'${value}'`);
  return {
    name: 'union',
    raw: literals.join(' | '),
    elements: literals.map((value) => ({ name: 'literal', value })),
  };
}
