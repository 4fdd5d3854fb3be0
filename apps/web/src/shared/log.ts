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

/** What is said of an error of the app. The message is left out, as it may quote the user's text. */
export interface ErrorReport {
  source: ErrorSource;
  /** The name of its class, e.g. `TypeError`. */
  name: string;
  /** Its places in scripts of the build, as `index-abc.js:1:200`; the innermost call is the first. */
  places: readonly string[];
}

type ErrorListener = (report: ErrorReport) => void;

let listener: ErrorListener | null = null;

/** Gives each error of the app to a listener as well (ADR-0093). */
export function reportErrorsTo(next: ErrorListener | null): void {
  listener = next;
}

/** Logs an error of the app: its source, its name, its place in the built script and the version of the app. */
export function logError(source: ErrorSource, error: unknown): void {
  const report = { source, name: readName(error), places: readPlaces(error) };
  const place = report.places[0] ?? '';
  console.debug(`${source} error`, report.name, place, import.meta.env.APP_VERSION);
  listener?.(report);
}

function readName(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'unknown';
}

function readPlaces(error: unknown): string[] {
  if (!(error instanceof Error)) {
    return [];
  }
  const stack = (error.stack ?? '').replace(error.message, '');
  return [...stack.matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)].map(([, place = '']) => place);
}
