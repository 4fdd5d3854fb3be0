import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { accounts } from '../fixtures/accounts.ts';
import { startServer, type RunningServer } from './startServer.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer({ port: 0 });
});
afterAll(() => running.close());

it('R-039: an address of 30 kB is read, as of a payment result with a long description', async () => {
  const answer = await fetch(`${running.url}/payment-callback?description=${'a'.repeat(30_000)}`);
  expect(answer.status).toBe(404);
});

describe('the mock server behind a proxy', () => {
  it.each([
    ['https', 'wss'],
    ['HTTPS, http', 'wss'],
    ['http', 'ws'],
    ['http, https', 'ws'],
    ['httpsx', 'ws'],
  ])('that was reached by %s has a socket that begins with %s:', async (said, protocol) => {
    const answer = await fetch(`${running.url}/nevisa/live/create_session`, {
      method: 'POST',
      headers: { Authorization: `token ${accounts.admin.token}`, 'X-Forwarded-Proto': said },
      body: JSON.stringify({
        client_id: 'x',
        engine: 'nevisa',
        mode: 'stream',
        encoding: 'pcm_s16le',
      }),
    });
    const socket = running.url.replace('http', protocol);
    expect(await answer.json()).toMatchObject({ ws_url: `${socket}/nevisa/live` });
    expect(answer.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${socket};`,
    );
  });

  it('with TLS opens the socket of the older protocol', async () => {
    const socket = new WebSocket(
      `${running.url.replace('http', 'ws')}/onlineASR6?Authorization=${accounts.admin.token}&api-key=key`,
      { headers: { 'X-Forwarded-Proto': 'https' } },
    );
    const [first] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(first.toString())).toEqual({ message: 'INIT' });
    socket.terminate();
  });
});
