import type { IncomingMessage } from 'node:http';

const plainHost = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d{1,5})?$/i;

/** The full address of a request; null when its host or path is invalid. */
export function parseAddress(
  { headers: { host = '' }, url = '' }: IncomingMessage,
  protocol: 'http:' | 'ws:',
): URL | null {
  const address = `${protocol}//${host}${url}`;
  return plainHost.test(host) && url.startsWith('/') && URL.canParse(address)
    ? new URL(address)
    : null;
}
