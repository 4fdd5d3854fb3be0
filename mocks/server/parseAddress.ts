import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const plainHost = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d{1,5})?$/i;

/**
 * The full address of a request as its client knows it; null when its host or path is invalid. A proxy with TLS
 * says so in `X-Forwarded-Proto`.
 */
export function parseAddress(
  { headers, url = '' }: IncomingMessage,
  protocol: 'http' | 'ws',
): URL | null {
  const { host = '' } = headers;
  const address = `${protocol}${isBehindTls(headers) ? 's' : ''}://${host}${url}`;
  return plainHost.test(host) && url.startsWith('/') && URL.canParse(address)
    ? new URL(address)
    : null;
}

// The first of several proxies is the one that the client has reached.
function isBehindTls({ 'x-forwarded-proto': said }: IncomingHttpHeaders): boolean {
  return /^https\s*(?:,|$)/i.test(said?.toString() ?? '');
}
