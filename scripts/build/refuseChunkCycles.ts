import type { Plugin } from 'vite';

/**
 * Fails a build in which a chunk imports itself through others: it would run before
 * the chunks it needs, and its page would fail when it is opened.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'nevisa-refuse-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = findCycles(new Map(chunks.map((file) => [file.fileName, file.imports])));
      if (cycle.length > 0) {
        this.error(
          `These chunks import themselves through others: ${cycle.join(', ')}. The plan of scripts/build/planChunks.ts does not fit this build.`,
        );
      }
    },
  };
}

/** The files that import themselves through others. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const reaches = (from: string, goal: string, seen: Set<string>): boolean =>
    (imports.get(from) ?? []).some((next) => {
      if (next === goal) {
        return true;
      }
      return !seen.has(next) && reaches(next, goal, seen.add(next));
    });
  return [...imports.keys()].filter((name) => reaches(name, name, new Set()));
}
