import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { appText } from '../../apps/web/src/shared/text/appText.ts';

const sourceName = appText.name;
const manifest = 'manifest.webmanifest';
const manifestFile = new URL(`../../apps/web/public/${manifest}`, import.meta.url);

// A part of another word is no name.
const pattern = new RegExp(String.raw`(?<![\p{L}\u200C])${sourceName}(?![\p{L}\u200C])`, 'gu');

/**
 * Writes the name of the product into the texts, the page and the manifest of a build and of the
 * development server (RD-12): the sources have the default name wherever a person reads it.
 *
 * @param given The configured name; a missing or empty one leaves the sources as they are.
 */
export function createProductNamePlugin(given: string | undefined): Plugin | null {
  const name = given?.trim() ?? '';
  if (name === '' || name === sourceName) {
    return null;
  }
  return {
    name: 'nevisa-product-name',
    // The names of the sources are in literals; a later plugin could have joined or cut them.
    enforce: 'pre',
    transform: {
      filter: { code: sourceName, id: { include: /\.[jt]sx?$/, exclude: /\/node_modules\// } },
      handler: (code) => ({ code: withProductName(code, writeInScript(name)), map: null }),
    },
    transformIndexHtml: (html) => withProductName(html, writeInMarkup(name)),
    configureServer({ middlewares }) {
      middlewares.use(`/${manifest}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(writeManifest(name));
      });
    },
    // The changed manifest replaces the one that the build copies.
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifest, source: writeManifest(name) });
    },
  };
}

/** Replaces the name that the sources have. */
export function withProductName(text: string, name: string): string {
  return text.replaceAll(pattern, () => name);
}

function writeManifest(name: string): string {
  return withProductName(readFileSync(manifestFile, 'utf8'), writeInScript(name));
}

/** The escapes are those of JSON, which a literal with any quotation mark has as well. */
function writeInScript(name: string): string {
  return name.replaceAll(
    /["'`\\$\p{Cc}]/gu,
    (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function writeInMarkup(name: string): string {
  return name.replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
