import { type PathName, paths } from './paths.ts';
import { readReturnPath } from './returnPath.ts';

/** Where a link of a message leads: to a page of this app, or to another site over https. */
export type MessageLink =
  | {
      readonly kind: 'internal';
      readonly path: string;
      readonly page: (typeof pagesOfEveryone)[number];
    }
  | { readonly kind: 'external'; readonly href: string; readonly host: string };

/** The pages that every recipient has. */
const pagesOfEveryone = [
  'dashboard',
  'packages',
  'profile',
  'settings',
  'live',
  'history',
  'messages',
] as const satisfies readonly PathName[];

/** In characters. */
const longestLink = 2_000;

/**
 * Reads the link of a message, which is untrusted: only https and the pages of this app pass.
 *
 * @returns null for every other text, e.g. `javascript:`, a link with a password, or one with spaces
 */
export function readMessageLink(text: string): MessageLink | null {
  const link = text.trim();
  if (link.length > longestLink || forbidden.test(link)) {
    return null;
  }
  const path = readReturnPath(link);
  if (path !== null) {
    const [pathname] = path.split(/[?#]/);
    const page = pagesOfEveryone.find((name) => paths[name] === pathname);
    return page === undefined ? null : { kind: 'internal', path, page };
  }
  if (!/^https:\/\//i.test(link) || !URL.canParse(link)) {
    return null;
  }
  const { href, host, username, password } = new URL(link);
  const isPlain = username === '' && password === '' && host.includes('.');
  return isPlain ? { kind: 'external', href, host } : null;
}

// A browser leaves out line ends and tabs, so that «java\nscript:» would be a scheme; no mark may hide a part.
const forbidden = /[\s\\\p{Cc}\p{Cf}]/u;
