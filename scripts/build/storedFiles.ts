/** A file of a build, as far as the choice of the stored ones needs it. */
export interface BuiltFile {
  /** The address in the build, without a slash at its beginning. */
  name: string;
  /** Its text; empty for pictures and fonts. */
  text: string;
  /** The module by which a chunk is opened; null for every other file. */
  entry: string | null;
  /** The files that are loaded with it, or later by it. */
  leadsTo: readonly string[];
}

/**
 * The parts that a start without a connection does without: they are of no use before the server
 * answers, or heavy and rarely used. Their chunks are stored only where another part needs them.
 */
const unstoredParts = [
  /\/features\/(?:analytics|discounts|management|messages|packages|payment|profile|transactions)\//,
  /\/features\/auth\/(?:change-password|forgot-password|sign-up|social|verify-sign-up)\//,
  /\/features\/history\/export\//,
  /\/mocks\//,
  /\/(?:csv|docx|picture|sound|xlsx|zip)\.worker-[\w-]{8}\.js$/,
];

/**
 * The names of the files that the service worker stores: what the first page and all that it leads
 * to needs, without the parts above.
 *
 * @param first where the app begins: its first page
 */
export function listStoredFiles(files: readonly BuiltFile[], first: string): string[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const stored = new Set<string>();
  const waiting = [first];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = byName.get(name);
    if (file !== undefined && !stored.has(name) && !isUnstored(file)) {
      stored.add(name);
      waiting.push(...file.leadsTo, ...namedIn(file.text, byName));
    }
  }
  return [...stored].toSorted();
}

function isUnstored({ name, entry }: BuiltFile): boolean {
  return unstoredParts.some((part) => part.test(entry ?? '') || part.test(`/${name}`));
}

/** Workers, worklets and fonts are only named in the text of what uses them. */
function namedIn(text: string, byName: ReadonlyMap<string, BuiltFile>): string[] {
  return [...text.matchAll(/assets\/[\w.-]+\.worke?(?:r|let)-[\w-]{8}\.js|[\w.-]+\.woff2/g)]
    .map(([name]) => (name.startsWith('assets/') ? name : `assets/${name}`))
    .filter((name) => byName.has(name));
}
