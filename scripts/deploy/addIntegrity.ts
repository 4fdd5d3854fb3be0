import { createHash } from 'node:crypto';
import { assetFolder } from '@nevisa/mocks/cacheControl';

const tag = /<(?:script|link)\b[^>]*>/g;
const loaded = /\s(?:src|href)="(\/[^"?#]+)"/;

/**
 * Gives each script and style sheet of a built page the hash of its content, so that a browser
 * refuses another one. A name without a hash gets the content into its query: a stored older
 * file would be refused as well.
 *
 * @param readContent Reads a file of the build by its path, which begins with a slash.
 */
export function addIntegrity(html: string, readContent: (path: string) => Buffer): string {
  return html.replaceAll(tag, (element) => {
    const path = loaded.exec(element)?.[1];
    if (path === undefined || !isChecked(element)) {
      return element;
    }
    const hash = createHash('sha384').update(readContent(path)).digest('base64');
    const address = path.startsWith(assetFolder) ? path : `${path}?v=${toVersion(hash)}`;
    return element
      .replace(`"${path}"`, `"${address}"`)
      .replace(/\s*\/?>$/, ` integrity="sha384-${hash}">`);
  });
}

function isChecked(element: string): boolean {
  return element.startsWith('<script') || /\srel="(?:stylesheet|modulepreload)"/.test(element);
}

function toVersion(hash: string): string {
  return hash.replaceAll(/[^a-zA-Z\d]/g, '').slice(0, 12);
}
