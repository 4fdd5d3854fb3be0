import type { FormalChange } from './formalise.ts';

/**
 * A text with the changes that a person has agreed to. A change whose words
 * are not there any more, or that overlaps one before it, is left out.
 */
export function withChanges(text: string, changes: readonly FormalChange[]): string {
  let written = '';
  let done = 0;
  for (const { from, to, before, after } of changes.toSorted((a, b) => a.from - b.from)) {
    if (from >= done && text.slice(from, to) === before) {
      written += text.slice(done, from) + after;
      done = to;
    }
  }
  return written + text.slice(done);
}
