import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createClient, createPartClient } from '@nevisa/api';
import { fileCalls, longestFilePart } from '@nevisa/api/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import { onlyPart } from '../testing/filePayloads.ts';
import { makeSecurityHeaders } from './makeSecurityHeaders.ts';
import { startServer, type RunningServer } from './startServer.ts';

const shell = '<!doctype html><html lang="fa" dir="rtl"><title>نویسا</title></html>'.repeat(40);
const script = 'export const word = "نویسا";'.repeat(200);

let folder: string;
let running: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nevisa-app-'));
  const app = join(folder, 'app');
  await mkdir(join(app, 'assets'), { recursive: true });
  await mkdir(join(app, '.git'));
  const files = {
    '../secret.txt': 'secret',
    'index.html': shell,
    'assets/app-1.js': script,
    'assets/font-1.woff2': 'font',
    'assets/pre-1.js': 'plain',
    'assets/pre-1.js.br': 'compressed by the build',
    'manifest.webmanifest': '{}',
    'engine.wasm': 'wasm',
    'favicon.svg': '<svg/>',
    '.git/config': 'secret',
  };
  await Promise.all(
    Object.entries(files).map(([path, content]) => writeFile(join(app, path), content)),
  );
  await symlink(join(folder, 'secret.txt'), join(app, 'link.txt'));
  running = await startServer({
    port: 0,
    appFolder: app,
    routes: ['/', '/messages', '/payment-callback', '/session/signin'],
  });
});

afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

describe('the calls', () => {
  it('R-200, R-202: a client signs in over real HTTP and reads its account', async () => {
    let token: string | null = null;
    const client = createClient({ host: running.url, readToken: () => token });
    const { username, password } = accounts.sara;
    const signedIn = await client.login({ username_or_phone_or_email: username, password });
    token = signedIn.ok ? signedIn.answer.token : null;
    expect(await client.retrieveAccount()).toMatchObject({ ok: true, answer: { username } });
  });

  it('X-183, X-191: a file is sent in parts of 8 MB, and its conversion has an address of its own', async () => {
    const { token } = accounts.sara;
    const files = createPartClient(fileCalls, { host: running.url, readToken: () => token });
    const sound = new Blob(['ID3', new Uint8Array(longestFilePart)]);
    const send = (offset: number, is_last: boolean) =>
      files.sendFilePart({
        ...onlyPart,
        size: sound.size,
        file: sound.slice(offset, offset + longestFilePart),
        offset,
        is_last,
      });
    expect(await send(0, false)).toMatchObject({ answer: { received: longestFilePart } });
    expect(await send(longestFilePart, true)).toMatchObject({ answer: { task_id: 'task-1' } });
    const ask = (task_id: string) => files.retrieveFileProgress({ task_id });
    expect(await ask('task-1')).toMatchObject({ answer: { complete: false } });
    expect(await ask('a/../task-1')).toMatchObject({ failure: { status: 404 } });
  });

  it('no answer is cached, and the socket has the host of the call', async () => {
    const { port } = new URL(running.url);
    const answer = await fetch(`http://localhost:${port}/nevisa/live/create_session`, {
      method: 'POST',
      headers: { Authorization: `token ${accounts.admin.token}` },
      body: JSON.stringify({
        client_id: 'x',
        engine: 'nevisa',
        mode: 'stream',
        encoding: 'pcm_s16le',
      }),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ ws_url: `ws://localhost:${port}/nevisa/live` });
  });

  it.each([
    ['POST', '/account/login', '{"', 400],
    ['POST', '/account/login', '', 400],
    ['GET', '/account/login', null, 405],
    ['DELETE', '/account/retrieve', null, 405],
    ['GET', '/account/nothing', null, 404],
    ['POST', '/nevisa/live', '', 404],
    ['POST', '/account/login', 'x'.repeat(100_000), 413],
    ['POST', '/nevisa/history/create', 'x'.repeat(1_000_000), 401],
    ['POST', '/nevisa/history/create', 'x'.repeat(17_000_000), 413],
  ])('%s %s is answered with %4$i', async (method, path, body, status) => {
    const init: RequestInit = { method, body };
    const answer = await fetch(running.url + path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch('json');
    expect(answer.headers.get('content-security-policy')).toBeTruthy();
  });

  it('a call with a network fault cuts the connection', async () => {
    running.backend.breakDown('getServices', 'network');
    await expect(fetch(`${running.url}/nevisa/get_services`)).rejects.toThrow();
    running.backend.repair();
    expect((await fetch(`${running.url}/nevisa/get_services`)).status).toBe(401);
  });

  it('the server survives aborted requests, invalid requests and invalid hosts', async () => {
    running.backend.answerSlowly('login', 3_600_000);
    const signal = AbortSignal.timeout(20);
    const login = { method: 'POST', body: '{}', signal };
    await expect(fetch(`${running.url}/account/login`, login)).rejects.toThrow();
    running.backend.repair();
    expect(await raw('garbage\r\n\r\n')).toMatch('400');
    expect(await raw('GET / HTTP/1.1\r\nHost: a;b\r\nConnection: close\r\n\r\n')).toMatch('400');
    expect(await raw('GET http://x/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
      '400',
    );
    await raw('POST /account/login HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{"user', true);
    expect((await fetch(running.url)).status).toBe(200);
  });
});

describe('the app', () => {
  it.each([
    ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/messages?x=1', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/messages/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/messages/?x=1', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/session/signin/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/messages//', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/payment-callback?ref_id=1', 200, 'text/html; charset=utf-8', 'no-store'],
    ['/payment-callback/?ref_id=1', 200, 'text/html; charset=utf-8', 'no-store'],
    ['/unknown', 404, 'text/html; charset=utf-8', 'no-cache'],
    ['/nevisa-live/x', 404, 'text/html; charset=utf-8', 'no-cache'],
    [
      '/assets/app-1.js',
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/font-1.woff2', 200, 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/assets/gone-1.js', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/assets/gone', 404, 'text/plain; charset=utf-8', 'no-store'],
    [
      '/manifest.webmanifest',
      200,
      'application/manifest+json; charset=utf-8',
      'public, max-age=3600',
    ],
    ['/engine.wasm', 200, 'application/wasm', 'public, max-age=3600'],
    ['/favicon.ico', 404, 'text/plain; charset=utf-8', 'no-store'],
  ])('%s: %i, %s, Cache-Control: %s', async (path, status, type, caching) => {
    const answer = await fetch(running.url + path);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
    ]).toEqual([status, type, caching]);
    expect((await answer.text()) === shell).toBe(type.startsWith('text/html'));
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/link.txt',
    '/.git/config',
    '/%00',
    '/%',
  ])('%s is not served', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 404/);
    expect(answer).not.toMatch('secret\n');
    expect(answer).not.toMatch(/^secret$/m);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s on a file is refused', async (method) => {
    const answers = await Promise.all(
      ['/', '/assets/app-1.js'].map((path) => fetch(running.url + path, { method })),
    );
    expect(answers.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([
      [405, 'GET, HEAD'],
      [405, 'GET, HEAD'],
    ]);
  });

  it('HEAD has the headers of GET without the body', async () => {
    const answer = await fetch(`${running.url}/assets/app-1.js`, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(script)));
    expect(await answer.text()).toBe('');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['identity', undefined],
  ])('a browser that accepts "%s" gets %s', async (accepted, encoding) => {
    const { headers, body } = await plain('/assets/app-1.js', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(body.length < 500).toBe(encoding !== undefined);
    if (encoding === 'br') {
      expect(brotliDecompressSync(body).toString()).toBe(script);
    }
  });

  it('a file compressed by the build is sent as it is, and a font is not compressed', async () => {
    const compressed = await plain('/assets/pre-1.js', 'br');
    expect(compressed.body.toString()).toBe('compressed by the build');
    const font = await plain('/assets/font-1.woff2', 'br');
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  it.each(['/', '/unknown', '/assets/app-1.js', '/assets/gone-1.js', '/account/retrieve'])(
    '%s has every security header',
    async (path) => {
      const { headers } = await fetch(running.url + path);
      const connect = [running.url.replace('http', 'ws')];
      for (const [name, value] of Object.entries(makeSecurityHeaders({ connect }))) {
        expect([name, headers.get(name)]).toEqual([name, value]);
      }
    },
  );
});

describe('startServer', () => {
  it('the fallback answers all other requests, and the HTTP server is shared', async () => {
    const other = await startServer({
      port: 0,
      fallback: (_request, response) => response.end('from the fallback'),
    });
    expect(other.server.listening).toBe(true);
    const texts = await Promise.all(
      ['/', '/assets/x.js'].map(async (path) => (await fetch(other.url + path)).text()),
    );
    expect(texts).toEqual(['from the fallback', 'from the fallback']);
    expect((await fetch(`${other.url}/account/retrieve`)).status).toBe(401);
    await other.close();
    await expect(fetch(other.url)).rejects.toThrow();
  });

  it('the start rejects when the port is taken', async () => {
    const port = Number(new URL(running.url).port);
    await expect(startServer({ port })).rejects.toThrow('EADDRINUSE');
  });
});

/** What the server says to bytes that no client would send. */
function raw(bytes: string, hangUp = false): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(running.url);
    let heard = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      if (hangUp) {
        setTimeout(() => socket.destroy(), 10);
      }
    });
    socket.on('data', (data) => {
      heard += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

/** Asks without the decompression that `fetch` does. */
function plain(path: string, accepted: string) {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve) => {
    request(running.url + path, { headers: { 'Accept-Encoding': accepted } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(pieces) }));
    }).end();
  });
}
