import { Visitor } from 'vite';
import { findLine, parseProgram, type Source } from './sources.ts';

/**
 * The `for await` loops of a file. WebKit has no async iterator of `ReadableStream`,
 * so such a loop over a body works in the test browser and fails on every iPhone.
 */
export function findStreamLoops(source: Source): string[] {
  const found: string[] = [];
  new Visitor({
    ForOfStatement({ await: awaits, start }) {
      if (awaits) {
        found.push(`${source.path}:${findLine(source, start)} read with getReader() instead`);
      }
    },
  }).visit(parseProgram(source));
  return found;
}
