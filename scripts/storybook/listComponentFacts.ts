import { posix } from 'node:path';
import type { Source } from '../guards/sources.ts';
import { recordPath } from './recordPath.ts';

/** Whether a screen uses a component, and if none does, whether the component is complete. */
export type ComponentStatus = 'in-product' | 'ready' | 'draft';

/** What Storybook shows of a component besides its record and its stories. */
export interface ComponentFacts {
  /** Its place in the sidebar. */
  title: string;
  status: ComponentStatus;
  /** The features of the application that reach the component by imports. */
  usedIn: string[];
  /** The tokens in its styles. */
  tokens: string[];
}

/** The modules of the product by path from the root, without tests and stories. */
type Modules = ReadonlyMap<string, string>;

const entry = 'packages/ui/src/index.ts';
const shown = /^packages\/ui\/src\/(?:components|layout|charts)\/.*\.stories\.tsx$/;
// Stories deeper in the sidebar show a component of another file in a special place.
const ownTitle = /title: '(Components\/[^/']+\/[^/']+|Layout\/[^/']+)'/;
const importing = /(?:^|\n)(?:import|export)\s+(type\s)?([^;]*?)\s*from '([^']+)'/g;
const token =
  /\b(?:color|radius|space|size|font|motion|measure|layer|breakpoint)(?:\.\w+|\['?\w+'?\])+/g;

/**
 * Derives the facts of each component from the sources of the product.
 *
 * @returns the facts by the path of the story file, from the root.
 */
export function listComponentFacts(sources: readonly Source[]): Record<string, ComponentFacts> {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const modules = new Map([...texts].filter(([path]) => isProduct(path)));
  const features = reachedByFeatures(modules);
  const findTitle = (path: string) => ownTitle.exec(texts.get(path) ?? '')?.[1] ?? '';
  const stories = [...texts.keys()]
    .filter((path) => shown.test(path) && findTitle(path) !== '')
    .sort((a, b) => findTitle(a).localeCompare(findTitle(b)));
  return Object.fromEntries(
    stories.map((path) => {
      const own = ownModules(path, modules, stories);
      const usedIn = [...features]
        .filter(([, reached]) => own.some((file) => reached.has(file)))
        .map(([feature]) => feature);
      const status = usedIn.length > 0 ? 'in-product' : isComplete(path, texts) ? 'ready' : 'draft';
      return [path, { title: findTitle(path), status, usedIn, tokens: listTokens(own, modules) }];
    }),
  );
}

function isProduct(path: string): boolean {
  return !/\.(?:test|stories|usage)\.tsx?$|\/testing\/|\/stories\//.test(path);
}

function isComplete(path: string, texts: Modules): boolean {
  return /picture: true/.test(texts.get(path) ?? '') && texts.has(recordPath(path));
}

// A folder with several story files has a component for each; a folder with one has parts of one component.
function ownModules(path: string, modules: Modules, stories: readonly string[]): string[] {
  const folder = posix.dirname(path);
  const base = path.replace('.stories.tsx', '');
  const isAlone = stories.filter((other) => posix.dirname(other) === folder).length === 1;
  return [...modules.keys()].filter((file) =>
    isAlone ? posix.dirname(file) === folder : file.replace(/(?:\.styles)?\.tsx?$/, '') === base,
  );
}

function listTokens(own: readonly string[], modules: Modules): string[] {
  const found = own
    .filter((file) => file.endsWith('.styles.ts'))
    .flatMap((file) => modules.get(file)?.match(token) ?? []);
  return [...new Set(found.map((name) => name.replaceAll("'", '')))].sort();
}

function reachedByFeatures(modules: Modules): Map<string, Set<string>> {
  const exported = exportedModules(modules);
  const features = new Map<string, Set<string>>();
  for (const [path, text] of modules) {
    const [, feature] = /^apps\/web\/src\/(?:features\/)?([\w-]+)/.exec(path) ?? [];
    if (feature === undefined) {
      continue;
    }
    const reached = features.get(feature) ?? new Set();
    features.set(feature, reached);
    for (const { names, from } of listImports(text)) {
      const files = from === '@nevisa/ui' ? names.map((name) => exported.get(name)) : [];
      files.forEach((file) => file !== undefined && reach(file, modules, reached));
    }
  }
  return features;
}

/** The module of each name that an index exports, itself or through the index of a group. */
function exportedModules(modules: Modules, index = entry): Map<string, string> {
  return new Map(
    listImports(modules.get(index) ?? '').flatMap(({ names, from }) => {
      const file = posix.join(posix.dirname(index), from);
      return names.flatMap((name) =>
        name === '*' ? [...exportedModules(modules, file)] : [[name, file] as const],
      );
    }),
  );
}

function reach(file: string, modules: Modules, reached: Set<string>): void {
  if (reached.has(file) || !modules.has(file)) {
    return;
  }
  reached.add(file);
  for (const { from } of listImports(modules.get(file) ?? '')) {
    if (from.startsWith('.')) {
      reach(posix.join(posix.dirname(file), from), modules, reached);
    }
  }
}

// Types are left out: they render nothing.
function listImports(text: string): { names: string[]; from: string }[] {
  return Array.from(text.matchAll(importing), ([, type, names = '', from = '']) => ({
    type,
    from,
    names: names
      .replaceAll(/[{}]/g, ' ')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  })).filter(({ type, names }) => type === undefined && names.length > 0);
}
