import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse, type RequestHandler } from 'msw';
import type { CallName } from '@nevisa/api';
import { longestBodies } from '@nevisa/api/longestBodies';
import { fullContract } from '@nevisa/api/management';
import { getMethods } from '../handlers/serverPaths.ts';

/** Longest body that is read, in bytes. */
const longestBody = 65_536;

/** The longest body of the calls that have long ones, in bytes, by the path of the call. */
const limits: ReadonlyMap<string, number> = new Map(
  Object.entries(fullContract).flatMap(([name, { path }]) => {
    const longest = longestBodies[name as CallName];
    return longest === undefined ? [] : [[path, longest]];
  }),
);

/** Answers a call: passes a web `Request` to the handlers and sends their `Response`. */
export async function sendCall(
  handlers: RequestHandler[],
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
): Promise<void> {
  const allowed = getMethods(address.pathname);
  if (!allowed.includes(request.method ?? '')) {
    sendJson(response, allowed.length === 0 ? 404 : 405, allowed);
    return;
  }
  const body = await readBody(request, limits.get(address.pathname) ?? longestBody);
  if (body === null) {
    sendJson(response, 413);
    return;
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const answer = await getResponse(
    handlers,
    new Request(address, {
      method: request.method ?? 'GET',
      headers: toHeaders(request),
      signal: gone.signal,
      ...(body.length > 0 && request.method !== 'GET' && { body: new Uint8Array(body) }),
    }),
  );
  await pass(answer, response);
}

async function pass(answer: Response | undefined, response: ServerResponse): Promise<void> {
  if (answer === undefined || answer.type === 'error') {
    response.destroy();
    return;
  }
  const content = Buffer.from(await answer.arrayBuffer());
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.writeHead(answer.status, { 'Cache-Control': 'no-store' });
  response.end(content);
}

function sendJson(response: ServerResponse, status: number, allowed: readonly string[] = []): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(allowed.length > 0 && { Allow: allowed.join(', ') }),
    ...(status === 413 && { Connection: 'close' }),
  });
  response.end(JSON.stringify({ detail: 'این درخواست پذیرفته نیست.', code: `http_${status}` }));
}

async function readBody(request: IncomingMessage, longest: number): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > longest) {
      return null;
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function toHeaders({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    values.forEach((value) => headers.append(name, value));
  }
  return headers;
}
