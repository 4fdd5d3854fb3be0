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
    refuseLongBody(request, response);
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
  writeJson(response, status, allowed);
  response.end();
}

/**
 * Refuses a body at once, and ends the answer with the body: a connection that is closed before its client has sent
 * everything is reset, and a proxy then answers 502 in place of the 413.
 */
function refuseLongBody(request: IncomingMessage, response: ServerResponse): void {
  writeJson(response, 413, []);
  const end = () => response.end();
  if (request.complete) {
    end();
  } else {
    request.once('end', end);
  }
}

function writeJson(response: ServerResponse, status: number, allowed: readonly string[]): void {
  const text = JSON.stringify({ detail: 'این درخواست پذیرفته نیست.', code: `http_${status}` });
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...(allowed.length > 0 && { Allow: allowed.join(', ') }),
  });
  response.write(text);
}

/** The body of a request; null for one that is too long, whose rest is read and dropped. */
function readBody(request: IncomingMessage, longest: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    request.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > longest) {
        pieces.length = 0;
        resolve(null);
      } else {
        pieces.push(piece);
      }
    });
    request.once('end', () => resolve(Buffer.concat(pieces)));
    request.on('error', reject);
  });
}

function toHeaders({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    values.forEach((value) => headers.append(name, value));
  }
  return headers;
}
