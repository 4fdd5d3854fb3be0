interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const tableOfContents = /\/packages\/\w+\/src\/index\.ts$/;
const alwaysNeeded =
  /\/node_modules\/|\/packages\/(?:api\/src|ui\/src\/(?:tokens|foundations)|machines\/src\/(?:auth|ports))/;

/**
 * Names the one chunk that every first paint needs, for `output.codeSplitting`.
 * Left to itself the bundler makes a file of every module that two pages share;
 * small files compress badly and cost a request each.
 *
 * A package's table of contents leads to everything in it, needed or not, so
 * the way from the entry stops there: what is behind it the bundler places by use.
 *
 * @param entry path of the entry module
 */
export function startChunk(entry: string) {
  const known = new WeakMap<ModuleGraph, ReadonlySet<string>>();
  return (id: string, graph: ModuleGraph): string | null => {
    const reached = known.get(graph) ?? reachedFrom(entry, graph);
    known.set(graph, reached);
    return reached.has(id) ? 'start' : null;
  };
}

function reachedFrom(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const imports = graph.getModuleInfo(id)?.importedIds ?? [];
    const followed = tableOfContents.test(id)
      ? imports.filter((each) => alwaysNeeded.test(each))
      : imports;
    if (!reached.has(id)) {
      reached.add(id);
      waiting.push(...followed);
    }
  }
  return reached;
}
