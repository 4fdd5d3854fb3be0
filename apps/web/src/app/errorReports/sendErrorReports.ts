import { reportErrorsTo } from '../../shared/log.ts';
import { findRoute } from '../routes.tsx';
import { readTarget, writeEnvelope } from './sentryEnvelope.ts';

export interface ReportOptions {
  /** The DSN of the build (`VITE_ERROR_REPORTS`). */
  dsn: string;
  version: string;
  readPath: () => string;
  send: (address: string, envelope: string) => Promise<unknown>;
  now?: () => number;
}

/** A fault in a loop must not burden the network of the user. */
const mostReports = 10;

/**
 * Sends each error of the app once, at most ten from one page, without its message, the account, the address of the
 * page, and anything that was typed (ADR-0093). A report that does not arrive is not repeated.
 *
 * @throws Error for a DSN that is none.
 */
export function sendErrorReports({
  dsn,
  version,
  readPath,
  send,
  now = Date.now,
}: ReportOptions): void {
  const target = readTarget(dsn);
  if (target === null) {
    throw new Error('VITE_ERROR_REPORTS is no DSN; write it as https://key@reports.example/7.');
  }
  const sent = new Set<string>();
  reportErrorsTo((report) => {
    const key = JSON.stringify(report);
    if (sent.has(key) || sent.size >= mostReports) {
      return;
    }
    sent.add(key);
    const id = crypto.randomUUID().replaceAll('-', '');
    const facts = { version, page: findRoute(readPath())?.name ?? 'unknown', now: now(), id };
    send(target.address, writeEnvelope(report, facts)).catch(() => undefined);
  });
}

/** Sends an envelope without cookies and without the address of the page; also while the page is left. */
export function postEnvelope(address: string, envelope: string): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    body: envelope,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    keepalive: true,
  });
}
