import type { ServerMessage } from '@nevisa/api';
import { ws, type HttpHandler, type WebSocketHandler } from 'msw';
import { answerCaller } from '../answer.ts';
import type { Backend } from '../backend.ts';
import type { Wire } from '../live/liveConnection.ts';

// One for all backends: each link listens to the page for as long as it lives.
const socket = ws.link('*/nevisa/live');

/** Live dictation: the call that gives a ticket, and the socket that it opens. */
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
  ];
}

function wireTo(client: { send: (text: string) => void; close: (code: number) => void }): Wire {
  return {
    send: (message: ServerMessage) => client.send(JSON.stringify(message)),
    // A close in the same breath would overtake what was sent before it.
    close: (code) => queueMicrotask(() => client.close(code)),
  };
}
