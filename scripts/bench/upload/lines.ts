import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Backend } from '@nevisa/mocks/backend';
import type { Page } from 'playwright';
import type { Finding } from '../bench.ts';
import { withDemo } from '../demo.ts';
import {
  chooseFile,
  openHistory,
  startButton,
  throttle,
  watchSendings,
  writeWave,
} from './uploadPage.ts';

const megabyte = 1_048_576;
/** Mbit/s, delay in ms, and the size of the file in MB: a case takes about 8 s. */
const lines = [
  [0.2, 20, 0.15],
  [0.2, 150, 0.15],
  [0.2, 600, 0.15],
  [2, 20, 1.6],
  [2, 150, 1.6],
  [2, 600, 1.6],
  [20, 20, 17],
  [20, 150, 17],
  [20, 600, 17],
  [100, 20, 48],
] as const;
const least = 0.95;
const plainLength = 32_000;

/** The same bytes as one request and by the app, by turns, on throttled lines. */
export async function measureLines(folder: string): Promise<Finding[]> {
  const plain = await servePlain();
  try {
    return await withDemo('silence', async ({ page, context, url, backend }) => {
      takeAtOnce(backend);
      await context.addInitScript(watchSendings);
      const other = await context.newPage();
      await other.goto(plain.url);
      const file = join(folder, 'line.wav');
      // The first round brings the code of all others.
      await writeWave(file, megabyte / 8, plainLength);
      await sendByApp(page, url, file, [-1, 0]);
      const findings: Finding[] = [];
      for (const [bits, delay, size] of lines) {
        await writeWave(file, Math.round(size * megabyte), plainLength * 4);
        const single = await sendPlain(other, file, [bits, delay]);
        const app = await sendByApp(page, url, file, [bits, delay]);
        findings.push(await toFinding([bits, delay], file, single, app));
      }
      return findings;
    });
  } finally {
    plain.close();
  }
}

type Line = readonly [bits: number, delay: number];

async function toFinding(line: Line, file: string, single: number, app: number): Promise<Finding> {
  const { size } = await stat(file);
  const share = single / app;
  const [bits, delay] = line;
  return {
    name: `${bits} Mbit/s, ${delay} ms, ${(size / megabyte).toFixed(2)} MB`,
    value: `${(100 * share).toFixed(1)} %`,
    beside: `budget ${100 * least} % of one request: ${seconds(app)}, one request ${seconds(single)}`,
    holds: share >= least,
  };
}

/** The server only counts: it would decode the whole file before its last answer, which is no time of the line. */
function takeAtOnce(backend: Backend): void {
  backend.sendFilePart = (_account, { offset, file, is_last }) =>
    Promise.resolve({
      received: offset + file.size,
      task_id: is_last ? 'none' : null,
      progress_url: null,
      conversation_id: null,
    });
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

/** From the first byte of the first part to the answer of the last one, in ms. */
async function sendByApp(page: Page, url: string, file: string, line: Line): Promise<number> {
  await openHistory(page, url);
  await chooseFile(page, file);
  const { size } = await stat(file);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await throttle(session, ...line);
  const finished = page.waitForResponse(
    async (response) =>
      response.request().method() === 'POST' &&
      response.url().endsWith('/recognize-file') &&
      ((await response.json()) as { received: number }).received === size,
    { timeout: 60_000 },
  );
  await startButton(page).click();
  await finished;
  await page.waitForFunction(() => globalThis.sendings.every(({ ended }) => !Number.isNaN(ended)));
  const time = await page.evaluate(() => {
    const { sendings } = globalThis;
    return (sendings.at(-1)?.ended ?? Number.NaN) - (sendings[0]?.begun ?? Number.NaN);
  });
  await session.detach();
  return time;
}

async function sendPlain(page: Page, file: string, line: Line): Promise<number> {
  await page.locator('input').setInputFiles(file);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await throttle(session, ...line);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const body = document.querySelector('input')?.files?.[0];
        const request = new XMLHttpRequest();
        const begun = performance.now();
        // As the app does, which shows how much is sent.
        request.upload.addEventListener('progress', () => undefined);
        request.addEventListener('loadend', () => resolve(performance.now() - begun));
        request.open('PUT', '/plain');
        request.send(body);
      }),
  );
  await session.detach();
  return time;
}

/** A server that takes a body and answers. */
async function servePlain() {
  const server = createServer((request, response) => {
    if (request.method === 'PUT') {
      request.resume().once('end', () => response.end('{}'));
    } else {
      response.setHeader('Content-Type', 'text/html').end('<input type="file">');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
