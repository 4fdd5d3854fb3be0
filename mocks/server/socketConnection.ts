import type { WebSocketHandler } from 'msw';
import type { WebSocket } from 'ws';

type Connection = Parameters<WebSocketHandler['run']>[0];
type Client = Connection['client'];

/** Close codes that are never sent (RFC 6455 §7.4.1). */
const unsendable = new Set([1005, 1006, 1015]);

let counted = 0;

/** Wraps a real socket as the connection that MSW passes to a handler. */
export function toConnection(socket: WebSocket, address: URL): Connection {
  const events = new EventTarget();
  counted += 1;
  socket.binaryType = 'arraybuffer';
  socket.on('message', (data, isBinary) => {
    const content = isBinary ? data : (data as Buffer).toString();
    events.dispatchEvent(new MessageEvent('message', { data: content }));
  });
  socket.on('close', (code) => events.dispatchEvent(new CloseEvent('close', { code })));
  // A frame that breaks the rules of WebSocket: `close` follows.
  socket.on('error', () => undefined);

  const client: Client = {
    id: `socket-${counted}`,
    url: address,
    send: (data) => socket.send(data as string | ArrayBuffer),
    close: (code = 1000, reason = '') => {
      if (unsendable.has(code)) {
        socket.terminate();
      } else {
        socket.close(code, reason);
      }
    },
    addEventListener: (
      type: string,
      listener: unknown,
      options?: AddEventListenerOptions | boolean,
    ) => events.addEventListener(type, listener as EventListener, options),
    removeEventListener: (
      type: string,
      listener: unknown,
      options?: EventListenerOptions | boolean,
    ) => events.removeEventListener(type, listener as EventListener, options),
  };
  return { client, server: noOtherServer, info: { protocols: undefined } };
}

/** The mock server has no upstream server. */
const noOtherServer: Connection['server'] = {
  connect: refuseToPass,
  send: refuseToPass,
  close: refuseToPass,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

function refuseToPass(): never {
  throw new Error('The mock server answers by itself; there is no server behind it to connect to.');
}
