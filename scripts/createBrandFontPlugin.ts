import { readdir } from 'node:fs/promises';
import type { Plugin } from 'vite';

const moduleName = 'virtual:brand-font.css';

/** Weights by the last word of a file name. */
const weights: Readonly<Record<string, string>> = {
  Regular: '400',
  Medium: '500',
  Bold: '700',
  VF: '400 700',
};

/**
 * Gives the module `virtual:brand-font.css`: a font face for each file of
 * IRANYekan that someone with a licence has put into `folder`, and
 * nothing at all when there is none, so that no missing file is asked for.
 *
 * @param folder Where the files lie.
 * @param address Where the browser finds that folder.
 */
export function createBrandFontPlugin(folder: string, address: string): Plugin {
  const resolvedName = `\0${moduleName}`;
  return {
    name: 'brand-font',
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    load: async (id) =>
      id === resolvedName ? writeBrandFontFaces(await filesIn(folder), address) : null,
  };
}

/**
 * Writes the font faces for those of `files` whose name ends in a known weight.
 * The line measures are Vazirmatn's, so that nothing moves where one takes the
 * other's place.
 */
export function writeBrandFontFaces(files: readonly string[], address: string): string {
  return files
    .toSorted()
    .flatMap((file) => {
      const weight = weights[/[-_](\w+)\.woff2$/.exec(file)?.[1] ?? ''];
      return weight === undefined ? [] : face(`${address}/${encodeURIComponent(file)}`, weight);
    })
    .join('\n');
}

function face(url: string, weight: string): string {
  return [
    '@font-face {',
    "  font-family: 'IRANYekan';",
    `  src: url('${url}') format('woff2');`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    '  ascent-override: 102.54%;',
    '  descent-override: 53.71%;',
    '  line-gap-override: 0%;',
    '}',
  ].join('\n');
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
