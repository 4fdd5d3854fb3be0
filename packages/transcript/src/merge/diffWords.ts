import { diffArrays } from 'diff';

/** Characters `from` to `to` of a text are replaced by `text`. */
export interface WordChange {
  from: number;
  to: number;
  text: string;
}

/** Tokens `from` to `to` are replaced by `tokens`. */
interface TokenChange {
  from: number;
  to: number;
  tokens: string[];
}

/**
 * Three-way merge by words: the changes of `current` that turn `base` into
 * `next` without touching a word that differs between `base` and `current`.
 * Ordered by position; positions count in `current`.
 */
export function diffWords(base: string, current: string, next: string): WordChange[] {
  const before = splitTokens(base);
  const edits = diffTokens(before, splitTokens(current));
  return diffTokens(before, splitTokens(next))
    .filter(({ from, to }) => edits.every((edit) => edit.to <= from || to <= edit.from))
    .map(({ from, to, tokens }) => {
      const shift = edits
        .filter((edit) => edit.to <= from)
        .reduce((sum, edit) => sum + measureGrowth(before, edit), 0);
      return {
        from: measureTokens(before, from) + shift,
        to: measureTokens(before, to) + shift,
        text: tokens.join(''),
      };
    });
}

/** The words of `current` that `base` does not have, as characters of `current`. */
export function findAddedWords(base: string, current: string): { from: number; to: number }[] {
  const words: { from: number; to: number }[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(splitTokens(base), splitTokens(current))) {
    for (const token of removed ? [] : value) {
      if (added && token.trim() !== '') {
        words.push({ from: at, to: at + token.length });
      }
      at += token.length;
    }
  }
  return words;
}

/** Neighbouring words of a comparison: of both texts, of the second only, or of the first only. */
export interface TextRun {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Both texts as one sequence of words: without the added words it is the first, without the removed ones the second. */
export function listDifferences(before: string, after: string): TextRun[] {
  return diffArrays(splitTokens(before), splitTokens(after)).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

// Spaces are tokens of their own, so that an added word leaves the word before it unchanged.
function splitTokens(text: string): string[] {
  return text.split(/(\s+)/u).filter((token) => token !== '');
}

function diffTokens(before: string[], after: string[]): TokenChange[] {
  const changes: TokenChange[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(before, after)) {
    if (!added && !removed) {
      at += value.length;
      continue;
    }
    const last = changes.at(-1);
    const to = removed ? at + value.length : at;
    const tokens = added ? value : [];
    if (last?.to === at) {
      last.to = to;
      last.tokens.push(...tokens);
    } else {
      changes.push({ from: at, to, tokens: [...tokens] });
    }
    at = to;
  }
  return changes;
}

function measureGrowth(before: string[], { from, to, tokens }: TokenChange): number {
  return tokens.join('').length - (measureTokens(before, to) - measureTokens(before, from));
}

function measureTokens(tokens: string[], count: number): number {
  return tokens.slice(0, count).join('').length;
}
