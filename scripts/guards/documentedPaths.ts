const quoted = /`([\w@.-]+(?:\/[\w@.-]+)*\/?)`/g;
const folder = /^(?:\.storybook|apps|docs|e2e|mocks|packages|scripts|src)\//;
const file = /\.(?:tsx?|md|css)$|\/[\w.-]+\.json$/;
/** Folders that a command writes, and the place of a name in a recipe. */
const notKept = /^(?:apps\/web\/dist|packages\/ui\/tokens-w3c)\b|(?:^|\/|use)Name|\/name\./;

/** The paths that a document names: those that begin with a folder of the root or end with a file. */
export function findPaths(text: string): string[] {
  const paths = Array.from(text.matchAll(quoted), ([, path = '']) => path);
  return [...new Set(paths)].filter(
    (path) => (folder.test(path) || file.test(path)) && !notKept.test(path),
  );
}

/** The ways to write each file and folder: from the root, or without the folders that a text has named before. */
export function listPlaceNames(files: readonly string[]): ReadonlySet<string> {
  const places = new Set(files.flatMap(withFolders));
  return new Set([...places].flatMap(listEnds));
}

/** The paths of a document that are the name of no place. */
export function findBrokenPaths(text: string, names: ReadonlySet<string>): string[] {
  return findPaths(text).filter((path) => !names.has(path.replace(/\/$/, '')));
}

function withFolders(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

function listEnds(place: string): string[] {
  const parts = place.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}
