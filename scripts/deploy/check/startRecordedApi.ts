import type { IncomingMessage, ServerResponse } from 'node:http';
import { accounts } from '@nevisa/mocks/accounts';
import { createDemoBackend } from '@nevisa/mocks/backend';
import { startServer } from '@nevisa/mocks/server';

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/** The mock backend as the API of the site's own origin. */
export interface RecordedApi {
  readonly url: string;
  /** Every request that has reached it, without sockets. */
  readonly requests: IncomingMessage[];
  /** The header of a signed-in administrator. */
  readonly headers: { Authorization: string };
  /** Answers in place of the mock backend; null for the mock backend. */
  answerBy(answerer: Answerer | null): void;
  close(): Promise<void>;
}

/** Starts the mock backend as a server that names itself, and has security headers of its own. */
export async function startRecordedApi(): Promise<RecordedApi> {
  const running = await startServer({ port: 0, backend: createDemoBackend() });
  const { url, server } = running;
  const requests: IncomingMessage[] = [];
  const [answer] = server.listeners('request') as Answerer[];
  let instead: Answerer | null = null;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    requests.push(request);
    response.setHeader('Server', 'api-server/1.2');
    response.setHeader('X-Powered-By', 'api-language');
    response.setHeader('Strict-Transport-Security', 'max-age=1');
    response.setHeader('Retry-After', '7');
    (instead ?? answer)?.(request, response);
  });
  return {
    url,
    requests,
    headers: { Authorization: `token ${accounts.admin.token}` },
    answerBy: (answerer) => {
      instead = answerer;
    },
    close: () => running.close(),
  };
}
