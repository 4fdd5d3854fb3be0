import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDemoBackend } from '../../mocks/backend.ts';
import { type RunningServer, startServer } from '../../mocks/server/startServer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../mocks/fixtures/accounts.ts';
import { checkServer } from './checkServer.ts';

const admin = { user: 'admin', password: accounts.admin.password };

let running: RunningServer;
beforeAll(async () => {
  running = await startServer({ port: 0, backend: createDemoBackend() });
});
afterAll(() => running.close());

describe('a server beside the contract', () => {
  it.each(['admin', 'sara'] as const)('the mock server differs in nothing for %s', async (name) => {
    const { password } = accounts[name];
    const checks = await checkServer(running.url, { user: name, password });
    expect(checks.filter(({ outcome }) => outcome === 'differs')).toEqual([]);
    expect(checks.filter(({ outcome }) => outcome === 'kept').length).toBeGreaterThan(10);
  });

  it('a broken field, an open call and a refusal without a code are named', async () => {
    const broken = await startBroken(running.url);
    const { port } = broken.address() as AddressInfo;
    const checks = await checkServer(`http://127.0.0.1:${port}`, admin);
    broken.close();
    expect(checks.filter(({ outcome }) => outcome === 'differs')).toEqual([
      {
        row: 'R-208',
        call: 'getServices',
        outcome: 'differs',
        lines: ['answered 200 without a token, and not 401'],
      },
      {
        row: 'R-209',
        call: 'listMessages',
        outcome: 'differs',
        lines: ['listMessages: answered 401 without a code'],
      },
      {
        row: 'X-273',
        call: 'listDiscounts',
        outcome: 'differs',
        lines: ['listDiscounts: the answer at /count must be integer'],
      },
    ]);
  });

  it('a wrong password ends the check with its refusal', async () => {
    const checks = await checkServer(running.url, { ...admin, password: 'wrong' });
    expect(checks[0]).toMatchObject({ outcome: 'differs', call: 'login' });
    expect(checks).toHaveLength(2);
  });
});

/** A server that hands calls on, gives the packages to anyone, refuses messages without a code, and counts discounts in words. */
async function startBroken(url: string): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, headers } = request;
      const sent = { url: request.url, method, headers, body: Buffer.concat(chunks) };
      void answerBroken(url, sent).then(({ status, text }) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

async function answerBroken(
  origin: string,
  { url = '/', method = 'GET', headers, body }: BrokenRequest,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(new URL(url, origin), {
    method,
    body: method === 'GET' ? null : new Uint8Array(body),
    headers: {
      'Content-Type': 'application/json',
      ...(headers.authorization !== undefined && { Authorization: headers.authorization }),
    },
  });
  const text = await answer.text();
  if (url.includes('get_services') && answer.status === 401) {
    return { status: 200, text: '[]' };
  }
  if (url.includes('message/retrieve_all') && answer.status === 401) {
    return { status: 401, text: '{"detail":"x"}' };
  }
  return {
    status: answer.status,
    text: url.includes('discount/retrieve_all')
      ? text.replace(/"count":\d+/, '"count":"many"')
      : text,
  };
}

interface BrokenRequest {
  url?: string | undefined;
  method?: string | undefined;
  headers: { authorization?: string | undefined };
  body: Buffer;
}
