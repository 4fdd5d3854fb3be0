import { paths } from '../../apps/web/src/shared/paths.ts';

/** The addresses that are answered with the page and status 200. */
export const routes: readonly string[] = Object.values(paths);

/** A path as a regular expression of PCRE and RE2, which matches nothing but the path. */
export function toPattern(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The last part of a path that names a file. */
export const filePattern = String.raw`\.[A-Za-z0-9]+$`;

/** A part of a path that begins with a dot. */
export const dotPattern = String.raw`/\.`;

/** The part of an address that a log may have: up to a query, also a misspelt or encoded one. */
export const queryless = '[^?;&%]*';
