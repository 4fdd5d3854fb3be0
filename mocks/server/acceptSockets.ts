import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketHandler } from 'msw';
import { WebSocketServer } from 'ws';
import { parseAddress } from './parseAddress.ts';
import { toConnection } from './socketConnection.ts';

/** Longest message that is read, in bytes; the protocol refuses far shorter ones. */
const longestMessage = 1_048_576;

/**
 * Connects the WebSocket handlers to real sockets. An upgrade without a handler is left
 * to other listeners of the server, or refused.
 *
 * @returns a function that closes all sockets
 */
export function acceptSockets(server: Server, handlers: readonly WebSocketHandler[]): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage });

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const address = parseAddress(request, 'ws');
    const handler = address && handlers.find((one) => one.test(address));
    if (address && handler) {
      sockets.handleUpgrade(
        request,
        stream,
        head,
        (socket) => void handler.run(toConnection(socket, address)),
      );
    } else if (server.listenerCount('upgrade') === 1) {
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    }
  };
  server.on('upgrade', upgrade);

  return () => {
    server.off('upgrade', upgrade);
    sockets.clients.forEach((socket) => socket.terminate());
  };
}
