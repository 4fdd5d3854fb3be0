import { closeCodes, type ServerMessage } from '@nevisa/api';
import { ws, type HttpHandler, type WebSocketHandler } from 'msw';
import type { Account } from '../accounts.ts';
import { answerCaller } from '../answer.ts';
import type { Backend } from '../backend.ts';
import { createLegacyConnection } from '../live/legacyConnection.ts';
import type { Wire } from '../live/liveConnection.ts';

// One for all backends: each link listens to the page for as long as it lives.
const socket = ws.link('*/nevisa/live');
const olderSocket = ws.link('*/onlineASR6');

/** Live dictation: the call that gives a ticket, the socket that it opens, and the socket of the older protocol. */
export function liveHandlers(backend: Backend): (HttpHandler | WebSocketHandler)[] {
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
      const connection = backend.live.connect(ticket, wireTo(client));
      client.addEventListener('message', ({ data }) => connection.receive(data));
      client.addEventListener('close', () => connection.lost());
    }),
    olderSocket.addEventListener('connection', ({ client }) => {
      const account = callerOf(backend, client.url.searchParams);
      if (account === null) {
        client.close(closeCodes.ticketBad);
        return;
      }
      const connection = createLegacyConnection(account, {
        send: (text) => client.send(text),
        close: (code) => queueMicrotask(() => client.close(code)),
      });
      client.addEventListener('message', ({ data }) => connection.receive(data));
    }),
  ];
}

/** Any key will do: the mock accounts have none. */
function callerOf(backend: Backend, query: URLSearchParams): Account | null {
  try {
    return query.get('api-key') ? backend.people.withToken(query.get('Authorization')) : null;
  } catch {
    return null;
  }
}

function wireTo(client: { send: (text: string) => void; close: (code: number) => void }): Wire {
  return {
    send: (message: ServerMessage) => client.send(JSON.stringify(message)),
    // A close in the same breath would overtake what was sent before it.
    close: (code) => queueMicrotask(() => client.close(code)),
  };
}
