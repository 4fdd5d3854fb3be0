import { paths } from './paths.ts';

const own: ReadonlySet<string> = new Set(Object.values(paths));
const base = 'https://own.invalid';

/**
 * Validates the path to return to after sign-in. The navigation state is
 * untrusted: only an address of the route table passes, and no auth screen; null
 * for any other.
 */
export function readReturnPath(candidate: unknown): string | null {
  // A backslash is a slash to some browsers; a second slash begins a host.
  if (
    typeof candidate !== 'string' ||
    !/^\/(?![/\\])/.test(candidate) ||
    candidate.includes('\\')
  ) {
    return null;
  }
  if (!URL.canParse(candidate, base)) {
    return null;
  }
  const { origin, pathname, search, hash } = new URL(candidate, base);
  const ours = origin === base && own.has(pathname) && !pathname.startsWith('/session/');
  return ours ? pathname + search + hash : null;
}
