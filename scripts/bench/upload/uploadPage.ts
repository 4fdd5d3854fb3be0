import { randomBytes } from 'node:crypto';
import { open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { paths } from '../../../apps/web/src/shared/paths.ts';
import { addedText } from '../../../apps/web/src/shared/text/addedText.ts';
import { filesText } from '../../../apps/web/src/shared/text/filesText.ts';

const kilobit = 1_000 / 8;

declare global {
  /** Times of the requests that sent a body by XMLHttpRequest, in ms since the start of the page. */
  var sendings: { readonly begun: number; ended: number }[];
}

/** Runs in a page before its scripts. */
export function watchSendings(): void {
  globalThis.sendings = [];
  const send: (this: XMLHttpRequest, body?: XMLHttpRequestBodyInit | Document | null) => void =
    Reflect.get(XMLHttpRequest.prototype, 'send');
  XMLHttpRequest.prototype.send = function sendWatched(body) {
    const sending = { begun: performance.now(), ended: Number.NaN };
    globalThis.sendings.push(sending);
    this.addEventListener('loadend', () => {
      sending.ended = performance.now();
    });
    send.call(this, body);
  };
}

export async function openHistory(page: Page, url: string): Promise<void> {
  await page.goto(`${url.replace(/\/$/, '')}${paths.history}`);
  await page.getByRole('button', { name: addedText.addFile }).first().waitFor();
}

/** Chooses a file in the dialog, and waits until the page knows its price. */
export async function chooseFile(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: addedText.addFile }).first().click();
  await page.getByLabel(filesText.audioOrVideo).setInputFiles(file);
  await startButton(page).waitFor();
}

export const startButton = (page: Page) => page.getByRole('button', { name: filesText.start });

/**
 * Writes a WAV file that no other one equals: noise up to `noise`, then a hole.
 *
 * @param size in bytes
 * @param rate bytes of a second
 */
export async function writeWave(path: string, size: number, rate: number, noise = size) {
  const speech = await readFile(join(import.meta.dirname, '../../../e2e/audio/silence.wav'));
  const head = Buffer.from(speech.subarray(0, 44));
  head.writeUInt32LE(size - 8, 4);
  head.writeUInt32LE(rate / head.readUInt16LE(32), 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt32LE(size - 44, 40);
  const file = await open(path, 'w');
  await file.write(Buffer.concat([head, randomBytes(noise - 44)]));
  await file.close();
  await truncate(path, size);
}

/** @param bits Mbit/s in both directions; -1 for all of it @param delay in ms */
export async function throttle(
  session: CDPSession,
  bits: number,
  delay: number,
  offline = false,
): Promise<void> {
  const throughput = bits < 0 ? -1 : bits * 1_000 * kilobit;
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency: delay,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
