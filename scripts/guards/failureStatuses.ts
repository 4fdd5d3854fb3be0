import { findLine, type Source } from './sources.ts';

const readings = [
  /\bstatus\s*(?:[!=]==?|[<>]=?)\s*[45]\d\d\b/u,
  /\[[45]\d\d(?:,\s*[45]\d\d)*\]\.includes\(/u,
  /\bswitch \([\w.?]*\bstatus\)\s*\{\s*case [45]\d\d\b/u,
  /\[\w+\.status\]/u,
];
const reading = new RegExp(readings.map(({ source }) => source).join('|'), 'gu');

/** Finds where a file reads the number of the status of a refusal: its meaning has a name in `failures.ts` of `@nevisa/api`. */
export function findComparedStatuses(source: Source): string[] {
  return [...source.text.matchAll(reading)].map(
    ({ 0: found, index }) => `${source.path}:${findLine(source, index)} ${found}`,
  );
}
