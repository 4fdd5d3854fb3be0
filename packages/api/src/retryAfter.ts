/**
 * The wait that an answer demands (RFC 9110 §10.2.3), in ms; null without one. A date
 * is compared with the server's own `Date`, where the browser may read it, because the
 * device's clock may be wrong.
 *
 * @param now in ms since 1970
 */
export function readRetryAfter(headers: Headers, now: number = Date.now()): number | null {
  const value = headers.get('retry-after') ?? '';
  const seconds = Number(value);
  const wait = Number.isNaN(seconds)
    ? parseDate(value) - (parseDate(headers.get('date') ?? '') || now)
    : seconds * 1_000;
  return Number.isFinite(wait) && wait > 0 ? wait : null;
}

/** Parses the three formats of RFC 9110 §5.6.7, in ms since 1970; NaN for anything else. */
function parseDate(text: string): number {
  const isDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d( \d{4}| GMT)$/.test(text);
  // The format of `asctime` names no zone, and means UTC.
  return isDate ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) : Number.NaN;
}
