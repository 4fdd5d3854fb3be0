/** A range of a text; `changed` when it differs from the spoken text. */
export interface TextPart {
  readonly text: string;
  readonly changed: boolean;
}

/** The longest compared text, in words. */
const most = 400;

/**
 * Splits a formatted text into ranges and marks those that differ from the spoken
 * text: the words of the longest common subsequence are unchanged.
 */
export function markChanges(spoken: string, written: string): readonly TextPart[] {
  const [before, after] = [splitWords(spoken), splitTokens(written)];
  const words = after.filter(isWord);
  if (before.length > most || words.length > most) {
    return [{ text: written, changed: false }];
  }
  const kept = findCommonWords(before, words);
  let place = -1;
  const parts: TextPart[] = [];
  for (const text of after) {
    const word = isWord(text);
    place += word ? 1 : 0;
    const changed = word && !kept.has(place);
    const last = parts.at(-1);
    if (last !== undefined && (last.changed === changed || (!word && !text.includes('\n')))) {
      parts[parts.length - 1] = { text: last.text + text, changed: last.changed };
    } else {
      parts.push({ text, changed });
    }
  }
  return parts.flatMap(withoutEnd);
}

/** A space at the end of a marked range is none of it. */
function withoutEnd(part: TextPart): readonly TextPart[] {
  const end = part.changed ? /\s+$/.exec(part.text)?.[0] : undefined;
  return end === undefined
    ? [part]
    : [
        { text: part.text.slice(0, -end.length), changed: true },
        { text: end, changed: false },
      ];
}

/** Returns the indices in `after` of the longest common subsequence. */
function findCommonWords(before: readonly string[], after: readonly string[]): ReadonlySet<number> {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const kept = new Set<number>();
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      kept.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return kept;
}

function splitWords(text: string): string[] {
  return splitTokens(text).filter(isWord);
}

function splitTokens(text: string): string[] {
  return text.split(/(\s+)/u).filter((token) => token !== '');
}

function isWord(token: string): boolean {
  return /\S/u.test(token);
}
