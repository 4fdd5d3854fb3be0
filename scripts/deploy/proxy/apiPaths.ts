import { type CallName, liveSockets, servedFiles } from '@nevisa/api';
import { longestBodies } from '@nevisa/api/longestBodies';
import { fullContract } from '@nevisa/api/management';
import { toPattern } from '../routePattern.ts';

/** A path of the API, and what a proxy has to know about it. */
export interface ApiPath {
  /** As the contract writes it; the path of a folder ends with a slash. */
  path: string;
  /** The address as it is written, up to its query: a regular expression of PCRE and RE2. */
  pattern: string;
  /** `upload`: a call with a part of a sound, a file or a picture. */
  kind: 'call' | 'upload' | 'socket' | 'file';
  /** Longest body, in bytes; null for the kinds without one. */
  longestBody: number | null;
  /** How long a socket may be silent, in ms; null for the other kinds. */
  silence: number | null;
}

/** Longest body of a call without an entry in `longestBodies`, in bytes; the API itself may refuse shorter ones. */
const usualBody = 1_048_576;

/**
 * A part of an address that stays one part: it is neither `.` nor `..`, and has no encoded dot, slash or
 * backslash, from which a server could read another path.
 */
const encoded = '%(?:2[0-9A-Da-d]|5[0-9ABD-Fabd-f]|[013-46-9A-Fa-f][0-9A-Fa-f])';
const sign = `[^/?#.%]|${encoded}`;
const part = String.raw`\.*(?:${sign})(?:\.|${sign})*`;

/** Every path that the app asks of an API at the origin of the site: calls, sockets and files. */
export const apiPaths: readonly ApiPath[] = [
  ...Array.from(listCalls(), ([path, call]) => ({ path, silence: null, ...call })),
  ...Object.values(liveSockets).map(({ path, silence }) => ({
    path,
    pattern: toPattern(path),
    kind: 'socket' as const,
    longestBody: null,
    silence,
  })),
  makeFile(servedFiles.sound, toPattern(servedFiles.sound)),
  makeFile(servedFiles.folder, `${toPattern(servedFiles.folder)}${part}(?:/${part})*`),
];

type ApiCall = Pick<ApiPath, 'pattern' | 'kind'> & { longestBody: number };

/** The calls by their paths: two of them may differ in their methods alone. */
function listCalls(): Map<string, ApiCall> {
  const calls = new Map<string, ApiCall>();
  for (const [name, { path, payload }] of Object.entries(fullContract)) {
    const before = calls.get(path);
    const longest = longestBodies[name as CallName] ?? usualBody;
    calls.set(path, {
      pattern: toPattern(path).replaceAll(/:\w+/g, part),
      kind: before?.kind === 'upload' || hasFile(payload) ? 'upload' : 'call',
      longestBody: Math.max(before?.longestBody ?? 0, longest),
    });
  }
  return calls;
}

function hasFile(payload: object): boolean {
  return (
    'entries' in payload &&
    Object.values(payload.entries as Record<string, { type: string }>).some(
      ({ type }) => type === 'blob',
    )
  );
}

function makeFile(path: string, pattern: string): ApiPath {
  return { path, pattern, kind: 'file', longestBody: null, silence: null };
}
