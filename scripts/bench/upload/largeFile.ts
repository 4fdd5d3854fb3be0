import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { checkMost, type Finding, formatMilliseconds } from '../bench.ts';
import { withDemo } from '../demo.ts';
import { measureHeld } from '../measureHeld.ts';
import {
  chooseFile,
  openHistory,
  startButton,
  throttle,
  watchSendings,
  writeWave,
} from './uploadPage.ts';

const megabyte = 1_048_576;
const size = 2_048 * megabyte;
/** How long the page is watched while it sends, in ms. */
const watched = 6_000;
/** The line on which it sends, in Mbit/s and ms. */
const line = [100, 20] as const;

declare global {
  /** When the first digest began and the last one ended, in ms. */
  var digestTimes: { begun: number; ended: number };
}

/** A file of 2 GB, almost all of it a hole on the disk. */
export async function measureLargeFile(folder: string): Promise<Finding[]> {
  const file = join(folder, 'large.wav');
  // 23 minutes, for which the credit is enough.
  await writeWave(file, size, 1_536_000, 2 * megabyte);
  return withDemo('silence', async ({ page, context, url, backend }) => {
    await context.addInitScript(watchSendings);
    await context.addInitScript(watchSample);
    await openHistory(page, url);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.enable');
    const bare = (await measureHeld(session)).heap;
    await chooseFile(page, file);
    const priced = (await measureHeld(session)).heap;
    const sample = await page.evaluate(() => globalThis.digestTimes);
    await throttle(session, ...line);
    await startButton(page).click();
    await page.waitForFunction(() => globalThis.sendings.length > 1);
    const before = await readBusy(session);
    await wait(watched);
    const busy = ((await readBusy(session)) - before) / (watched / 1_000);
    const received = backend.receivedBytes(backend.account('sara'));
    const sending = (await measureHeld(session)).heap;
    return [
      checkMost(
        '2 GB: sample read and hashed',
        sample.ended - sample.begun,
        60,
        formatMilliseconds,
      ),
      checkMost('2 GB: heap when priced', priced - bare, 20 * megabyte, megabytes),
      checkMost('2 GB: heap while sent', sending - bare, 20 * megabyte, megabytes),
      checkMost('2 GB: main thread while sent', busy, 0.02, percent),
      {
        name: '2 GB: received in that time',
        value: megabytes(received),
        beside: `in ${watched / 1_000} s on ${line[0]} Mbit/s`,
        holds: received > 8 * megabyte,
      },
    ];
  });
}

const megabytes = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

/** Runs in a page before its scripts: the first read of a file to the end of its hash. */
function watchSample(): void {
  const times = { begun: Number.NaN, ended: Number.NaN };
  globalThis.digestTimes = times;
  const slice: (this: Blob, ...range: Parameters<Blob['slice']>) => Blob = Reflect.get(
    Blob.prototype,
    'slice',
  );
  Blob.prototype.slice = function sliceWatched(...range) {
    times.begun =
      Number.isNaN(times.begun) && this instanceof File ? performance.now() : times.begun;
    return slice.apply(this, range);
  };
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  crypto.subtle.digest = async (...given) => {
    const hash = await digest(...given);
    times.ended = Number.isNaN(times.ended) ? performance.now() : times.ended;
    return hash;
  };
}

/** Seconds of its own time in which the main thread has worked. */
async function readBusy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
