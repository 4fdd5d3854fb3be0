import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControls } from '@nevisa/mocks/cacheControl';
import { getContentType } from '@nevisa/mocks/contentTypes';
import { routes } from '../routePattern.ts';
import { readDeployment } from './deployment.ts';

/** What a server must answer to a question. */
export interface AnswerCase {
  method: string;
  path: string;
  status: number;
  cacheControl?: string;
  contentType?: string;
}

const html = getContentType('index.html');
const text = getContentType('answer.txt');

/** A built file by its ending, as a path of the site. */
export function findAsset(ending: string): string {
  const name = readdirSync(join(readDeployment().files, 'assets')).find((each) =>
    each.endsWith(ending),
  );
  if (name === undefined) {
    throw new Error(`The build has no file that ends with ${ending}.`);
  }
  return `/assets/${name}`;
}

/** One question for each kind of answer that nginx and Caddy give. */
export function listAnswerCases(): AnswerCase[] {
  return [...listPages(), ...listFiles(), ...listRefused()];
}

function listPages(): AnswerCase[] {
  const known = routes.flatMap((path) => [path, `${path}?a=1`, `${path}/`]);
  const unknown = [
    '/nope',
    '/nope/deeper?a=1',
    '/MESSAGES',
    '/session/SignIn',
    '/messagesx',
    '/admin',
    '/icons',
    '/payment-callbackx',
    '/payment-callback/x?ref_id=1',
  ];
  return [
    ...known.map((path) => get(path, 200, chooseCacheControl(path), html)),
    ...unknown.map((path) => get(path, 404, cacheControls.page, html)),
    { ...get('/messages', 200, cacheControls.page, html), method: 'HEAD' },
    { ...get('/nope', 404, cacheControls.page, html), method: 'HEAD' },
  ];
}

function listFiles(): AnswerCase[] {
  const hasWorker = existsSync(join(readDeployment().files, 'sw.js'));
  const files = ['/favicon.svg', '/manifest.webmanifest', '/theme-boot.js', '/icons/icon-192.png'];
  const missing = [
    '/assets/gone-123.js',
    '/assets/gone',
    '/assets/',
    '/gone.png',
    '/session/gone.html',
    ...(hasWorker ? [] : ['/sw.js']),
    '/.git/config',
    '/.env',
    '/.well-known/security.txt',
    '/assets/.hidden',
    '/icons/.DS_Store',
  ];
  return [
    ...['.js', '.css', '.woff2']
      .map(findAsset)
      .map((path) => get(path, 200, cacheControls.asset, getContentType(path))),
    ...files.map((path) => get(path, 200, cacheControls.file, getContentType(path))),
    get('/index.html', 200, cacheControls.page, html),
    ...(hasWorker ? [get('/sw.js', 200, cacheControls.page)] : []),
    ...missing.map((path) => get(path, 404, cacheControls.nothing, text)),
    get('/healthz', 200, cacheControls.nothing, text),
  ];
}

function listRefused(): AnswerCase[] {
  const methods = ['PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND'];
  const paths = ['/', '/messages', findAsset('.js'), '/nope', '/payment-callback?ref_id=1'];
  return [
    ...methods.flatMap((method) => paths.map((path) => ({ method, path, status: 405 }))),
    { ...get('/csp-report', 204, cacheControls.nothing), method: 'POST' },
  ];
}

function get(path: string, status: number, cacheControl: string, contentType?: string): AnswerCase {
  return { method: 'GET', path, status, cacheControl, ...(contentType && { contentType }) };
}

function chooseCacheControl(path: string): string {
  return path.startsWith('/payment-callback') ? cacheControls.nothing : cacheControls.page;
}
