import type { ErrorReport } from '../../shared/log.ts';

/** Where reports go: a project of a server that speaks Sentry's protocol. */
export interface ReportTarget {
  /** The address of the project's envelopes, with its public key. */
  address: string;
}

/** What is the same in all reports of a page. */
export interface ReportFacts {
  /** The version of the app. */
  version: string;
  /** The name of the route, never its query. */
  page: string;
  /** In ms since 1970. */
  now: number;
  /** 32 hexadecimal digits. */
  id: string;
}

/** The last frame is the innermost call. */
const mostFrames = 30;

/**
 * Reads a DSN, e.g. `https://key@reports.example/7`; null when it is none (Sentry developer documentation, "DSN").
 * The public key is no secret.
 */
export function readTarget(dsn: string): ReportTarget | null {
  const url = URL.canParse(dsn) ? new URL(dsn) : null;
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? [];
  const isTarget =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /^\w+$/.test(url.username) &&
    project !== '' &&
    url.search + url.hash === '';
  return isTarget
    ? {
        address: `${url.origin}${folder}/api/${project}/envelope/?sentry_key=${url.username}&sentry_version=7`,
      }
    : null;
}

/** Writes a report as an envelope (Sentry developer documentation, "Envelopes"): three lines of JSON. */
export function writeEnvelope(
  { source, name, places }: ErrorReport,
  { version, page, now, id }: ReportFacts,
): string {
  const event = {
    event_id: id,
    timestamp: now / 1_000,
    platform: 'javascript',
    level: 'error',
    release: `nevisa@${version}`,
    transaction: page,
    tags: { source },
    exception: {
      values: [
        {
          type: name,
          stacktrace: { frames: places.slice(0, mostFrames).map(toFrame).toReversed() },
        },
      ],
    },
  };
  const header = { event_id: id, sent_at: new Date(now).toISOString() };
  return [header, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

function toFrame(place: string) {
  const [file = '', line, column] = place.split(':');
  return { filename: `app:///assets/${file}`, lineno: Number(line), colno: Number(column) };
}
