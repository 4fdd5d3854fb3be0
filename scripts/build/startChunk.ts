interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const tableOfContents = /\/packages\/\w+\/src\/index\.ts$/;

/** What the sign-in page and the loading logo are made of, besides what the entry leads to. */
const firstPage = [
  /rolldown\/runtime/,
  /\/packages\/ui\/src\/(?:tokens|foundations)/,
  /\/packages\/writing\/src\/digits/,
  /\/packages\/ui\/src\/components\/(?:Alert|Button|Field|Link|LiveRegion|Ltr|PasswordField|Spinner|TextField|VisuallyHidden)\//,
  /\/packages\/ui\/src\/components\/Icon\/(?:createIcon|Icon\.styles|toneIcons|fieldIcons)/,
  /\/packages\/ui\/src\/(?:drawings\/(?:Drawing|Logo|VoiceToScript)|layout\/(?:LoadingScreen|SessionFrame|DemoAccounts))/,
  /\/packages\/api\/src\/(?:user|token)/,
  /\/node_modules\/(?:styled-components|stylis|cssjanus)/,
  /\/node_modules\/lucide-react\/.*\/(?:createLucideIcon|Icon|defaultAttributes|context|shared\/.*|(?:circle|triangle)-(?:alert|exclamation-point)|circle-check|info|eye|eye-off|phone|search|calendar-days|file|upload)\.m?js$/,
  /\/apps\/web\/src\/text\/(?:failureLines|unitText|specText|addedText)/,
];

/**
 * Names the one chunk that every first paint needs, for `output.codeSplitting`.
 * Left to itself the bundler makes a file of every module that two pages share;
 * small files compress badly and cost a request each.
 *
 * A package's table of contents leads to everything in it, needed or not, so
 * the way from the entry stops there, and what the first page takes from behind
 * it is named above. The budget says when the list has gone stale.
 *
 * @param entry path of the entry module
 */
export function startChunk(entry: string) {
  const known = new WeakMap<ModuleGraph, ReadonlySet<string>>();
  return (id: string, graph: ModuleGraph): string | null => {
    const reached = known.get(graph) ?? reachedFrom(entry, graph);
    known.set(graph, reached);
    return reached.has(id) || firstPage.some((part) => part.test(id)) ? 'start' : null;
  };
}

function reachedFrom(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (!reached.has(id) && !tableOfContents.test(id)) {
      reached.add(id);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return reached;
}
