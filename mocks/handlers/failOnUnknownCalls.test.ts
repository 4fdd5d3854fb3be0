import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, HttpResponse, ws } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failOnUnknownCalls } from './failOnUnknownCalls.ts';

const server = setupServer(
  http.get('*/known', () => HttpResponse.text('known')),
  ws.link('*/nevisa/live').addEventListener('connection', () => undefined),
);

const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);

const page = createServer((_request, response) => response.end('from the network'));

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    page.listen(0, '127.0.0.1', resolve);
  });
  server.listen({ onUnhandledFrame: failOnUnknownCalls });
});
afterAll(() => {
  server.close();
  page.close();
  vi.restoreAllMocks();
});

describe('failOnUnknownCalls', () => {
  it.each(['/account/nothing', '/nevisa/nothing', '/communication/x'])(
    'R-212: an unknown call on a server path fails with a sentence: %s',
    async (path) => {
      const answer = await fetch(`https://api.nevisa.test${path}`);
      expect(answer.status).toBe(500);
      expect(await answer.text()).toMatch(`does not know https://api.nevisa.test${path}`);
      expect(complaint).toHaveBeenCalledWith(expect.stringContaining(path));
    },
  );

  it('an unknown socket on a server path is closed', async () => {
    const socket = new WebSocket('wss://api.nevisa.test/nevisa/other');
    const code = await new Promise((resolve) =>
      socket.addEventListener('close', (event) => resolve(event.code)),
    );
    expect(code).toBe(1011);
  });

  it.each(['/nevisa-live', '/@vite/client', '/src/main.tsx'])(
    'a request of the page goes to the network: %s',
    async (path) => {
      const { port } = page.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(await answer.text()).toBe('from the network');
    },
  );
});
