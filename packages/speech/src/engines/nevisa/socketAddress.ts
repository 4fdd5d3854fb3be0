/**
 * Where to open the socket of a live session, or null when the server named no
 * usable place.
 *
 * @param wsUrl as the server gave it: absolute, or relative to the API host
 * @param base the API host or the page, http(s)
 */
export function socketAddress(wsUrl: string, base: string, ticket: string): string | null {
  const socketBase = base.replace(/^http/i, 'ws');
  if (!URL.canParse(wsUrl, socketBase)) {
    return null;
  }
  const address = new URL(wsUrl, socketBase);
  if (address.protocol !== 'ws:' && address.protocol !== 'wss:') {
    return null;
  }
  address.searchParams.set('ticket', ticket);
  address.hash = '';
  return address.href;
}
