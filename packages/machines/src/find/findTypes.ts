/** What is searched for, and how. */
export interface Search {
  readonly query: string;
  readonly wholeWord: boolean;
  readonly exactLetters: boolean;
}

/** The number of hits, and which of them is shown, from 0. */
export interface FoundPlaces {
  readonly count: number;
  readonly at: number;
}

/** A spelling that was found, and how often. */
export interface FoundForm {
  readonly text: string;
  readonly count: number;
}

export interface ReplaceInput extends Search {
  /** The spellings to replace. */
  readonly forms: readonly string[];
  readonly replacement: string;
}

/** An option that the person chose. */
export type Choice = Partial<Pick<FindContext, 'wholeWord' | 'exactLetters'>>;

export type FindEvent =
  /** Ctrl+F, or the editor opens at a hit of the history: with its query. */
  | { type: 'find.opened'; query?: string }
  | { type: 'find.closed' }
  | { type: 'query.changed'; query: string }
  | { type: 'replacement.changed'; replacement: string }
  | { type: 'option.changed'; choice: Choice }
  /** The text changed; not for the change of a replacement. */
  | { type: 'document.changed' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'replace.requested' }
  | { type: 'form.toggled'; text: string }
  | { type: 'replace.canceled' }
  | { type: 'replace.confirmed' };

export type FindTag = 'open' | 'searching' | 'previewing' | 'replacing';

export interface FindContext extends FoundPlaces {
  readonly query: string;
  readonly replacement: string;
  /** Null while the person has not chosen: then it depends on the length of the query. */
  readonly wholeWord: boolean | null;
  readonly exactLetters: boolean;
  /** The spellings that were found, the most frequent first. */
  readonly forms: readonly FoundForm[];
  /** The spellings that the person leaves as they are. */
  readonly left: readonly string[];
  /** How many hits the last replacement changed; null before it. */
  readonly replaced: number | null;
}

/** The spellings that will be replaced. */
export function listChosenForms({ forms, left }: Pick<FindContext, 'forms' | 'left'>): string[] {
  return forms.map(({ text }) => text).filter((text) => !left.includes(text));
}

const longestShortQuery = 3;

/**
 * The search of a state. A replacement of all hits takes only whole words for a query of at
 * most three letters, which other words contain, unless the person chose otherwise.
 */
export function toSearch(
  { query, wholeWord, exactLetters }: Pick<FindContext, 'query' | 'wholeWord' | 'exactLetters'>,
  isReplacement = false,
): Search {
  const letters = Array.from(query.replaceAll(/[\s\p{M}\u0640\u200C]/gu, '')).length;
  return {
    query,
    wholeWord: wholeWord ?? (isReplacement && letters <= longestShortQuery),
    exactLetters,
  };
}
