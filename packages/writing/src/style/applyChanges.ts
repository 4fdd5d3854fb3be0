import type { FormalChange } from './formalise.ts';

/**
 * Applies the accepted changes to a text. A change whose words are no longer at
 * its place, or that overlaps an earlier one, is skipped.
 */
export function applyChanges(text: string, changes: readonly FormalChange[]): string {
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
