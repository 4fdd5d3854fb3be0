import { createHash } from 'node:crypto';
import { assetFolder } from '@nevisa/mocks/cacheControl';

const tag = /<(?:script|link)\b[^>]*>/g;
const loaded = /\s(?:src|href)="(\/[^"?#]+)"/;

/**
 * Gives the scripts and style sheets of a built page the hash of their content, so that a browser
 * refuses another one. Those without a hash in their name get none: after a release a browser may
 * hold an older one for an hour, which would be refused as well.
 *
 * @param readContent Reads a file of the build by its path, which begins with a slash.
 */
export function addIntegrity(html: string, readContent: (path: string) => Buffer): string {
  return html.replaceAll(tag, (element) => {
    const path = loaded.exec(element)?.[1];
    if (path === undefined || !path.startsWith(assetFolder) || !isChecked(element)) {
      return element;
    }
    const hash = createHash('sha384').update(readContent(path)).digest('base64');
    return element.replace(/\s*\/?>$/, ` integrity="sha384-${hash}">`);
  });
}

function isChecked(element: string): boolean {
  return element.startsWith('<script') || /\srel="(?:stylesheet|modulepreload)"/.test(element);
}
