import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppFiles } from './appFiles.ts';
import { cacheControls, getCacheControl } from './cacheControl.ts';

const shell = '/index.html';

/**
 * Answers a request for the app: a file, the prerendered page or the shell for a path of the app, also with a
 * slash at its end, the shell with status 404 for any other path, a plain 404 for a missing file.
 */
export async function sendApp(
  files: AppFiles,
  routes: ReadonlySet<string>,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, { Allow: 'GET, HEAD' });
    return;
  }
  const isFile = files.has(pathname);
  if (!isFile && looksLikeFile(pathname)) {
    sendText(response, 404, { 'Cache-Control': cacheControls.nothing });
    return;
  }
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const page = `${path}.html`;
  const sent = await files.read(
    isFile ? pathname : files.has(page) ? page : shell,
    request.headers['accept-encoding']?.toString(),
  );
  response.writeHead(isFile || routes.has(path) ? 200 : 404, {
    ...sent.headers,
    'Cache-Control': getCacheControl(isFile ? pathname : path, isFile),
  });
  response.end(request.method === 'HEAD' ? undefined : sent.body);
}

export function sendText(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${status}\n`);
}

function looksLikeFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || /\/\.|\.[a-z\d]+$/i.test(pathname);
}
