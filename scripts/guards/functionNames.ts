import { findLine, type Source } from './sources.ts';

/** The declared functions and constants that end with `Of`: each begins with a verb instead (CONTRIBUTING.md). */
export function findFaultyNames(source: Source): string[] {
  const declared = source.text.matchAll(/\b(?:function|const) ([a-z]\w*Of)\b(?= =|\(|<|:)/g);
  return [...declared].map(
    ({ 1: name, index }) => `${source.path}:${findLine(source, index)} ${name}`,
  );
}
