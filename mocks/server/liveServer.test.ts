import { createClient, type LiveSession, type ServerMessage } from '@nevisa/api';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import { script } from '../fixtures/script.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { toFrames, makeSilence, makeThreeBursts } from '../testing/audio.ts';

let running: RunningServer;
beforeEach(async () => {
  running = await startServer({ port: 0 });
});
afterEach(() => running.close());

describe('live dictation over a real socket', () => {
  it('three bursts of speech give three sentences in order, acknowledged, then a stop', async () => {
    const socket = await open(await session());
    await socket.until('ready');
    toFrames(makeThreeBursts()).forEach((frame) => socket.send(frame));
    socket.send('{"type":"stop"}');
    expect(await socket.closed).toBe(1000);
    expect(socket.texts()).toEqual(script.slice(0, 3));
    expect(socket.messages.filter(({ type }) => type === 'ack').length).toBeGreaterThan(4);
    expect(socket.messages.at(-1)).toMatchObject({ type: 'stopped', complete: true });
  });

  it('silence gives no sentence', async () => {
    const socket = await open(await session());
    await socket.until('ready');
    toFrames(makeSilence(6)).forEach((frame) => socket.send(frame));
    socket.send('{"type":"stop"}');
    await socket.closed;
    expect(socket.messages.filter(({ type }) => type === 'partial' || type === 'final')).toEqual(
      [],
    );
    expect(socket.messages.at(-1)).toMatchObject({ type: 'stopped' });
  });

  it('a new socket continues the conversation: no sentence is lost or repeated', async () => {
    const frames = toFrames(makeThreeBursts());
    const first = await open(await session());
    await first.until('ready');
    frames.slice(0, 60).forEach((frame) => first.send(frame));
    await first.until('ack');
    await first.until('final');
    running.backend.live.dropConnections();
    expect(await first.closed).toBe(1006);
    const last = first.messages.findLast((one) => one.type === 'final');
    const second = await open(await session(), last?.seq);
    const { next_seq } = await second.until('ready');
    frames.slice(next_seq).forEach((frame) => second.send(frame));
    second.send('{"type":"stop"}');
    expect(await second.closed).toBe(1000);
    expect([...first.texts(), ...second.texts()]).toEqual(script.slice(0, 3));
    expect(second.messages.at(-1)).toMatchObject({ complete: true });
  });

  it('an invalid ticket is closed with 4401, a path without a socket is refused', async () => {
    const good = await session();
    const socket = await open({ ...good, ticket: 'made-up' });
    expect(await socket.closed).toBe(4401);
    const elsewhere = await open({ ...good, ws_url: good.ws_url.replace('live', 'other') });
    expect(await elsewhere.closed).toBe(1006);
  });

  it('X-5: the older protocol is closed with 4401 without a valid token or without a key', async () => {
    const host = running.url.replace('http', 'ws');
    const { token } = accounts.sara;
    const codes = [`Authorization=made-up&api-key=any`, `Authorization=${token}`].map(
      (query) =>
        new Promise<number>((resolve) => {
          const socket = new WebSocket(`${host}/onlineASR6?${query}`);
          socket.addEventListener('close', ({ code }) => resolve(code));
        }),
    );
    expect(await Promise.all(codes)).toEqual([4401, 4401]);
  });

  it('an upgrade on another path is left to other listeners', async () => {
    running.server.on('upgrade', ({ url }, socket) => {
      if (url === '/hot-reload') {
        socket.end('HTTP/1.1 418 Taken\r\n\r\n');
      }
    });
    expect(await upgrade(`${running.url}/hot-reload`)).toBe(418);
    const socket = await open(await session());
    expect(await socket.until('ready')).toMatchObject({ next_seq: 0 });
  });

  it('the server survives invalid frames of the protocol and of WebSocket', async () => {
    const socket = await open(await session());
    await socket.until('ready');
    socket.send('{');
    socket.send(new ArrayBuffer(1));
    socket.send(new ArrayBuffer(2_000_000));
    expect(await socket.closed).toBe(1009);
    expect(socket.messages.filter(({ type }) => type === 'error')).toHaveLength(2);
    await breakFrames(await session());
    const next = await open(await session());
    expect(await next.until('ready')).toMatchObject({ sample_rate: 16_000 });
  });
});

async function session(): Promise<LiveSession> {
  const client = createClient({ host: running.url, readToken: () => accounts.sara.token });
  const outcome = await client.createLiveSession({
    client_id: 'document-1',
    engine: 'nevisa',
    mode: 'stream',
    encoding: 'pcm_s16le',
  });
  if (!outcome.ok) {
    throw new Error(`The session was refused: ${JSON.stringify(outcome.failure)}`);
  }
  return outcome.answer;
}

async function open({ ws_url, ticket, session_id }: LiveSession, last_seq?: number) {
  const socket = new WebSocket(`${ws_url}?ticket=${ticket}`);
  const messages: ServerMessage[] = [];
  const heard = new EventTarget();
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('message', ({ data }) => {
    messages.push(JSON.parse(String(data)) as ServerMessage);
    heard.dispatchEvent(new Event('message'));
  });
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  );
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', resolve);
  });
  socket.send(JSON.stringify({ type: 'start', session_id, last_seq }));

  return {
    messages,
    closed,
    send: (data: string | ArrayBuffer) => socket.send(data),
    texts: () => messages.filter((one) => one.type === 'final').map(({ text }) => text),
    async until<Type extends ServerMessage['type']>(type: Type) {
      for (;;) {
        const found = messages.find(
          (one): one is Extract<ServerMessage, { type: Type }> => one.type === type,
        );
        if (found) {
          return found;
        }
        await new Promise((resolve) => heard.addEventListener('message', resolve, { once: true }));
      }
    },
  };
}

function upgrade(address: string): Promise<number | undefined> {
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
  return new Promise((resolve) => {
    request(address, { headers }, ({ statusCode }) => resolve(statusCode)).end();
  });
}

/** Shakes hands and then sends a frame with reserved bits and no mask. */
function breakFrames({ ws_url, ticket }: LiveSession): Promise<void> {
  const { hostname, port, host, pathname } = new URL(ws_url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        [
          `GET ${pathname}?ticket=${ticket} HTTP/1.1`,
          `Host: ${host}`,
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          '\r\n',
        ].join('\r\n'),
      );
    });
    socket.once('data', () => socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff])));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}
