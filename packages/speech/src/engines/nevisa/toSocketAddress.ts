/**
 * Returns the address of a live session's WebSocket, or null when the server
 * named no usable address.
 *
 * @param wsUrl from the server: absolute, or relative to the API host
 * @param base the API host or the page, http(s)
 */
export function toSocketAddress(wsUrl: string, base: string, ticket: string): string | null {
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
