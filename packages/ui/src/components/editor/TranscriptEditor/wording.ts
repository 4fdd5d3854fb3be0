import { diffArrays } from 'diff';

/** Characters `from` to `to` of a text give way to others. */
export interface Rewording {
  from: number;
  to: number;
  text: string;
}

/** Tokens `from` to `to` became others. */
interface Difference {
  from: number;
  to: number;
  tokens: string[];
}

/**
 * How a newer wording changes a sentence that a person may have edited
 * meanwhile. `shown` is what was written before, `current` what stands now,
 * `next` what would be written instead. Words that the person touched stay as
 * they are, whatever is written of them; all others follow. In the order of the
 * text; each is counted in `current`.
 */
export function rewordingsOf(shown: string, current: string, next: string): Rewording[] {
  const before = tokensOf(shown);
  const edits = differencesOf(before, tokensOf(current));
  return differencesOf(before, tokensOf(next))
    .filter(({ from, to }) => edits.every((edit) => edit.to <= from || to <= edit.from))
    .map(({ from, to, tokens }) => {
      const moved = edits
        .filter((edit) => edit.to <= from)
        .reduce((sum, edit) => sum + grownBy(before, edit), 0);
      return {
        from: lengthOf(before, from) + moved,
        to: lengthOf(before, to) + moved,
        text: tokens.join(''),
      };
    });
}

// Words and the spaces between them, so that a word more leaves the word before it alone.
function tokensOf(text: string): string[] {
  return text.split(/(\s+)/u).filter((token) => token !== '');
}

function differencesOf(before: string[], after: string[]): Difference[] {
  const differences: Difference[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(before, after)) {
    const last = differences.at(-1);
    if (!added && !removed) {
      at += value.length;
      continue;
    }
    const to = removed ? at + value.length : at;
    const tokens = added ? value : [];
    if (last?.to === at) {
      last.to = to;
      last.tokens.push(...tokens);
    } else {
      differences.push({ from: at, to, tokens: [...tokens] });
    }
    at = to;
  }
  return differences;
}

function grownBy(before: string[], { from, to, tokens }: Difference): number {
  return tokens.join('').length - (lengthOf(before, to) - lengthOf(before, from));
}

function lengthOf(tokens: string[], count: number): number {
  return tokens.slice(0, count).join('').length;
}
