import type { Failure } from '@nevisa/api/types';

/**
 * Logs a failure that the user need not see (specification §8). The log never
 * contains user input or payloads: only the failed call and its failure.
 */
export function log(what: string, failure: Failure): void {
  console.debug(what, failure.kind, 'status' in failure ? failure.status : '');
}

/** Where an error was noticed. */
export type ErrorSource = 'render' | 'script' | 'promise' | 'chunk';

/**
 * Logs an error of the app: its source, its name, its place in the built script and
 * the version of the app. The message is left out, as it may quote the user's text.
 */
export function logError(source: ErrorSource, error: unknown): void {
  console.debug(`${source} error`, readName(error), readPlace(error), import.meta.env.APP_VERSION);
}

function readName(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'unknown';
}

/** Reads the first place in a script of the build, as `index-abc.js:1:200`. */
function readPlace(error: unknown): string {
  if (!(error instanceof Error)) {
    return '';
  }
  const stack = (error.stack ?? '').replace(error.message, '');
  return /\/assets\/([\w.-]+\.js:\d+:\d+)/.exec(stack)?.[1] ?? '';
}
