import { lineAt, type Source } from './sources.ts';

/** A word of schemas, with the siblings `flag` and `anyText` (CONTRIBUTING.md). */
const allowed: ReadonlySet<string> = new Set(['oneOf']);

/** The declared functions and constants that end with `Of`: each begins with a verb instead (CONTRIBUTING.md). */
export function findFaultyNames(source: Source): string[] {
  const declared = source.text.matchAll(/\b(?:function|const) ([a-z]\w*Of)\b(?= =|\(|<|:)/g);
  return [...declared].flatMap(({ 1: name = '', index }) =>
    allowed.has(name) ? [] : [`${source.path}:${lineAt(source, index)} ${name}`],
  );
}
