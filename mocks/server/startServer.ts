import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RequestHandler, WebSocketHandler } from 'msw';
import { gatewayPath } from '../fixtures/gatewayReturn.ts';
import { createBackend, type Backend } from '../backend.ts';
import { createHandlers } from '../handlers/index.ts';
import { makeSecurityHeaders, type SecurityOptions } from './makeSecurityHeaders.ts';
import { isServerPath } from '../handlers/serverPaths.ts';
import { acceptSockets } from './acceptSockets.ts';
import { parseAddress } from './parseAddress.ts';
import { longestAddress } from './longestAddress.ts';
import { openAppFolder } from './appFiles.ts';
import { sendApp, sendText } from './sendApp.ts';
import { sendCall } from './sendCall.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface ServerOptions {
  /** 0 for any free port. */
  port: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** @default a new backend with a running clock */
  backend?: Backend;
  /** Folder of a built app, served besides the calls. */
  appFolder?: string;
  /** Paths of the app. Any other path gets the app shell with status 404. */
  routes?: readonly string[];
  /** Options of the security headers. */
  headers?: Omit<SecurityOptions, 'connect'>;
  /** Answers in place of the built app and without security headers, e.g. a development server. */
  fallback?: Listener;
}

export interface RunningServer {
  readonly url: string;
  readonly backend: Backend;
  /** For other upgrade listeners, e.g. hot reload. */
  readonly server: Server;
  close(): Promise<void>;
}

const limits = {
  // The line of the request, and as much for all headers.
  maxHeaderSize: 2 * longestAddress,
  // A client ends an idle connection earlier, so no call is sent on one that is just being closed.
  keepAliveTimeout: 120_000,
};

/** Starts the mock backend as a real server: HTTP, WebSocket and the app on one port. */
export async function startServer({
  port,
  host = '127.0.0.1',
  backend = createBackend({ elapsed: () => performance.now(), gateway: gatewayPath }),
  appFolder,
  routes = [],
  headers = {},
  fallback,
}: ServerOptions): Promise<RunningServer> {
  const handlers = createHandlers(backend);
  const calls = handlers.filter((handler) => handler instanceof RequestHandler);
  const sockets = handlers.filter((handler) => handler instanceof WebSocketHandler);
  const files = appFolder === undefined ? null : await openAppFolder(appFolder);
  const known = new Set(routes);
  const inline = await files?.inlineHashes();

  const server = createServer(limits, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (!request.socket.destroyed) {
        // The client did not disconnect, so this is a fault of the mocks.
        console.error(error);
      }
      response.destroy();
    });
  });
  const releaseSockets = acceptSockets(server, sockets);
  await listen(server, port, host);
  const { port: chosen } = server.address() as AddressInfo;

  return {
    url: `http://${host}:${chosen}`,
    backend,
    server,
    close: () =>
      new Promise((resolve) => {
        releaseSockets();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = parseAddress(request, 'http');
    const isCall = address !== null && isServerPath(address.pathname);
    if (address !== null && !isCall && fallback) {
      fallback(request, response);
      return;
    }
    const connect = address === null ? [] : [address.origin.replace(/^http/, 'ws')];
    response.setHeaders(
      new Map(Object.entries(makeSecurityHeaders({ ...inline, ...headers, connect }))),
    );
    if (address === null) {
      sendText(response, 400);
    } else if (isCall) {
      await sendCall(calls, request, response, address);
    } else if (files) {
      await sendApp(files, known, request, response, address.pathname);
    } else {
      sendText(response, 404);
    }
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
