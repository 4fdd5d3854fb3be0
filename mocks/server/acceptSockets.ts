import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketHandler } from 'msw';
import { WebSocketServer } from 'ws';
import { addressOf } from './addressOf.ts';
import { connectionOver } from './socketConnection.ts';

/** The longest message that is read, in bytes; the protocol itself refuses far shorter ones. */
const longestMessage = 1_048_576;

/**
 * Lets the WebSocket handlers answer real sockets. An upgrade that none of
 * them knows is left to the other listeners of the server, or refused.
 *
 * @returns lets go of all of them
 */
export function acceptSockets(server: Server, handlers: readonly WebSocketHandler[]): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage });

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const address = addressOf(request, 'ws:');
    const handler = address && handlers.find((one) => one.test(address));
    if (address && handler) {
      sockets.handleUpgrade(request, stream, head, (socket) => {
        void handler.run(connectionOver(socket, address));
      });
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
