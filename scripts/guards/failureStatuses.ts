import { findLine, type Source } from './sources.ts';

const comparison = /\bstatus\s*[!=]==?\s*[45]\d\d\b|\[[45]\d\d(?:,\s*[45]\d\d)*\]\.includes\(/gu;

/** Finds where a file compares the status of a refusal with a number: its meaning has a name in `failures.ts` of `@nevisa/api`. */
export function findComparedStatuses(source: Source): string[] {
  return [...source.text.matchAll(comparison)].map(
    ({ 0: found, index }) => `${source.path}:${findLine(source, index)} ${found}`,
  );
}
