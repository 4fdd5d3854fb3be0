/** Characters `from` to `to` of a text give way to others. */
export interface Rewording {
  from: number;
  to: number;
  text: string;
}

/**
 * How an engine's newer wording changes a sentence that a person may have
 * edited meanwhile. `shown` is what the engine said before, `current` what
 * stands now, `next` what the engine says instead. Words that the person
 * touched stay as they are, whatever the engine says of them; words around
 * these follow the engine, so a sentence that was edited in its middle still
 * grows at its end. Null where nothing may change.
 */
export function rewordingOf(shown: string, current: string, next: string): Rewording | null {
  const before = tokensOf(shown);
  const person = differenceOf(before, tokensOf(current));
  const said = tokensOf(next);
  const engine = differenceOf(before, said);
  const text = said.slice(engine.from, said.length - (before.length - engine.to)).join('');
  const [from, to] = [lengthOf(before, engine.from), lengthOf(before, engine.to)];
  if (from === to && text === '') {
    return null;
  }
  if (engine.from >= person.to) {
    const moved = current.length - shown.length;
    return { from: from + moved, to: to + moved, text };
  }
  return engine.to <= person.from ? { from, to, text } : null;
}

// Words and the spaces between them, so that a word more leaves the word before it alone.
function tokensOf(text: string): string[] {
  return text.split(/(\s+)/u).filter((token) => token !== '');
}

/** Which of the first tokens became something else. */
function differenceOf(before: string[], after: string[]): { from: number; to: number } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) {
    from += 1;
  }
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) {
    same += 1;
  }
  return { from, to: before.length - same };
}

function lengthOf(tokens: string[], count: number): number {
  return tokens.slice(0, count).join('').length;
}
