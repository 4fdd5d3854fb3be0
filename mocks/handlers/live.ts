import { closeCodes, liveSockets } from '@nevisa/api';
import { ws, type HttpHandler, type WebSocketHandler } from 'msw';
import type { Account } from '../fixtures/accounts.ts';
import { answerCaller } from './answer.ts';
import type { Backend } from '../backend.ts';
import { createLegacyConnection } from '../live/legacyConnection.ts';
import type { ClientSocket } from '../live/liveConnection.ts';

// Shared by all backends, because each link observes the page for its whole life.
const socket = ws.link(`*${liveSockets.live.path}`);
const olderSocket = ws.link(`*${liveSockets.older.path}`);

/** Live dictation: the session call, the socket of its ticket, and the socket of the older protocol. */
export function createLiveHandlers(backend: Backend): (HttpHandler | WebSocketHandler)[] {
  return [
    answerCaller(
      backend,
      'createLiveSession',
      (caller, payload, request) =>
        backend.live.createSession(caller, payload, new URL(request.url).origin),
      201,
    ),
    socket.addEventListener('connection', ({ client }) => {
      const ticket = client.url.searchParams.get('ticket');
      const connection = backend.live.connect(ticket, toClientSocket(client));
      client.addEventListener('message', ({ data }) => connection.receive(data));
      client.addEventListener('close', () => connection.lost());
    }),
    olderSocket.addEventListener('connection', ({ client }) => {
      const account = findCaller(backend, client.url.searchParams);
      if (account === null) {
        client.close(closeCodes.ticketBad);
        return;
      }
      const connection = createLegacyConnection(account, {
        send: (text) => client.send(text),
        close: closeLater(client),
      });
      client.addEventListener('message', ({ data }) => connection.receive(data));
    }),
  ];
}

/** Any key is accepted, because the mock accounts have none. */
function findCaller(backend: Backend, query: URLSearchParams): Account | null {
  try {
    return query.get('api-key') ? backend.people.withToken(query.get('Authorization')) : null;
  } catch {
    return null;
  }
}

interface Client {
  send(text: string): void;
  close(code: number): void;
}

function toClientSocket(client: Client): ClientSocket {
  return {
    send: (message) => client.send(JSON.stringify(message)),
    close: closeLater(client),
  };
}

// An immediate close would overtake the messages before it.
function closeLater(client: Client): (code: number) => void {
  return (code) => queueMicrotask(() => client.close(code));
}
