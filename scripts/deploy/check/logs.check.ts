import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, type Question } from './ask.ts';
import { readDeployment } from './deployment.ts';
import { caddy } from './programs.ts';
import { startCaddy } from './startCaddy.ts';
import { type RunningNginx, settingsWith, startContainer, startSite } from './startNginx.ts';

const { files, httpsPort, httpPort } = readDeployment();
const secret = '603799-secret';
const query = `?ref_id=1&card_pan=${secret}`;
const page = join(files, 'index.html');
const httpsSite = `https://127.0.0.1:${httpsPort}`;
const httpSite = `http://127.0.0.1:${httpPort}`;

afterEach(() => makeReadable(true));

/** Returns of a gateway, as they should be, misspelt, refused, too large, and with the page unreadable. */
async function returnFromGateway(origin: string): Promise<void> {
  const paths = ['', '/', '/x', 'x', '.html'].map((end) => `/payment-callback${end}${query}`);
  const encoded = query.replace('?', '%3F');
  const spelt = [
    ...paths,
    `/payment-callback${encoded}`,
    `/payment-callback;${query.slice(1)}`,
    `/%70ayment-callback${query}`,
    `/nope${query}`,
    `/messages${query}`,
  ];
  const from = { headers: { Referer: `https://bank.example/${secret}` } };
  const large = { method: 'POST', body: 'x'.repeat(2_000_000) };
  const questions: Question[] = [{}, from, { method: 'HEAD' }, { method: 'PUT' }, large];
  const [long, tooLong] = [2_000, 6_000].map(
    (times) => `/payment-callback?card_pan=${secret.repeat(times)}`,
  );
  const crossed = { method: 'GET', headers: { Expect: 'nothing', 'Content-Length': '40000' } };
  for (const path of spelt) {
    for (const question of questions) {
      await ask(origin + path, question).catch(ignoreClosed);
    }
  }
  await ask(`${origin}${long}`).catch(ignoreClosed);
  await ask(`${origin}${tooLong}`).catch(ignoreClosed);
  await ask(`${origin}/payment-callback${query}`, crossed).catch(ignoreClosed);
  await makeReadable(false);
  for (const path of paths) {
    await ask(origin + path, from).catch(ignoreClosed);
  }
  await makeReadable(true);
  await ask(`${origin}/messages`);
}

/** Whether a server can read the page and its compressed files. */
async function makeReadable(isReadable: boolean): Promise<void> {
  for (const ending of ['', '.br', '.gz']) {
    await chmod(page + ending, isReadable ? 0o644 : 0o000);
  }
}

// A server may close the connection of a refused question before it is sent.
function ignoreClosed(): void {}

async function readReturnLogs(start: () => Promise<RunningNginx>, ...origins: string[]) {
  const nginx = await start();
  try {
    for (const origin of origins) {
      await returnFromGateway(origin);
    }
  } finally {
    await nginx.stop();
  }
  return nginx.readLogs();
}

describe('the logs', () => {
  it('nginx writes no query and no referrer of a payment result for any question', async () => {
    const logs = await readReturnLogs(() => startSite(settingsWith()), httpsSite, httpSite);
    expect(logs).toContain('GET "/messages" 200');
    expect(logs).not.toContain(secret);
    expect(logs).not.toContain('"/payment-callback" 200');
  });

  it('nginx of the container writes none either', async () => {
    const logs = await readReturnLogs(() => startContainer(settingsWith()), httpSite);
    expect(logs).toContain('GET "/messages" 200');
    expect(logs).not.toContain(secret);
  });

  it.skipIf(caddy === null)('Caddy writes none either', async () => {
    const running = await startCaddy(caddy ?? '', settingsWith());
    try {
      await returnFromGateway(httpsSite);
      await returnFromGateway(httpSite);
    } finally {
      await running.stop();
    }
    expect(running.output()).toContain('"uri":"/messages"');
    expect(running.output()).not.toContain(secret);
    expect(running.output()).not.toContain('"uri":"/payment-callback"');
  });
});
