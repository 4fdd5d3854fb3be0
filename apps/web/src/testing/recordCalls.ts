import { type Client, createClient } from '@nevisa/api';

/** A call as the client sent it; `body` is null for a call without one. */
interface SentCall {
  method: string | undefined;
  path: string;
  body: unknown;
}

/** A client that records its calls; each is answered with `answer` and status 200. */
export function recordCalls(answer: unknown): { client: Client; calls: SentCall[] } {
  const calls: SentCall[] = [];
  const client = createClient({
    host: '',
    readToken: () => null,
    fetch: (address, init) => {
      const { method, body } = init ?? {};
      calls.push({
        method,
        path: address as string,
        body: typeof body === 'string' ? JSON.parse(body) : null,
      });
      return Promise.resolve(Response.json(answer));
    },
  });
  return { client, calls };
}
