import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse, type RequestHandler } from 'msw';
import { contract, longestSoundPart } from '@nevisa/api';
import { fileCalls, longestFilePart } from '@nevisa/api/files';
import { getMethods } from '../handlers/serverPaths.ts';

/** Longest body that is read, in bytes. */
const longestBody = 65_536;

/** Longest body with a saved text: some 15 hours of dictation with the times of its words. */
const longestText = 16 * 1_024 * 1_024;

/** Longest body with a picture: 2 MB, and the lines of the multipart form around it. */
const longestPicture = 2_100_000;

/** Longest body with a part of a sound: 1 MB, and the lines of the multipart form around it. */
const longestSound = longestSoundPart + 4_096;

/** Longest body with a part of a file: 8 MB, and the lines of the multipart form around it. */
const longestPartOfFile = longestFilePart + 8_192;

/** The calls that save texts. */
const textPaths: ReadonlySet<string> = new Set(
  [contract.createHistory, contract.updateHistory, contract.patchHistory].map(({ path }) => path),
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
  const body = await readBody(request, getLimit(address.pathname));
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

function getLimit(path: string): number {
  if (path === contract.uploadAvatar.path) {
    return longestPicture;
  }
  if (path === contract.uploadHistoryAudio.path) {
    return longestSound;
  }
  if (path === fileCalls.sendFilePart.path) {
    return longestPartOfFile;
  }
  return textPaths.has(path) ? longestText : longestBody;
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
