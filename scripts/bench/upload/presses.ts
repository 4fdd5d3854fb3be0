import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { filesText } from '../../../apps/web/src/shared/text/filesText.ts';
import { checkMost, type Finding, formatMilliseconds } from '../bench.ts';
import { withDemo } from '../demo.ts';
import { computeMedian } from '../statistics.ts';
import {
  chooseFile,
  openHistory,
  startButton,
  throttle,
  watchSendings,
  writeWave,
} from './uploadPage.ts';

const megabyte = 1_048_576;
const rounds = 5;
const dropped = 50;

/** A pause, the return of the line, and many files at once. */
export async function measurePresses(folder: string): Promise<Finding[]> {
  const file = join(folder, 'pressed.wav');
  await writeWave(file, 40 * megabyte, 128_000);
  return withDemo('silence', async ({ page, context, url }) => {
    await context.addInitScript(watchSendings);
    await openHistory(page, url);
    const drops: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      await openHistory(page, url);
      // The part of the page that takes files is loaded after the first paint.
      await page.waitForLoadState('networkidle');
      drops.push(await drop(page, round));
    }
    await openHistory(page, url);
    await chooseFile(page, file);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await throttle(session, 8, 150);
    await startButton(page).click();
    const pauses: number[] = [];
    const resumes: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      pauses.push(await pause(page));
      resumes.push(await loseLine(page, session));
    }
    return [
      checkMost(
        'pause: press to no request',
        Math.max(...pauses.slice(1)),
        200,
        formatMilliseconds,
      ),
      checkMost(
        'resume: return of the line to a part',
        Math.max(...resumes.slice(1)),
        1_000,
        formatMilliseconds,
      ),
      checkMost(
        `${dropped} files dropped to painted`,
        computeMedian(drops.slice(1)),
        100,
        formatMilliseconds,
      ),
    ];
  });
}

/** Waits until a part is on its way. */
async function awaitPart(page: Page): Promise<void> {
  await page.waitForFunction(() => Number.isNaN(globalThis.sendings.at(-1)?.ended ?? 0));
  await wait(400);
}

async function pause(page: Page): Promise<number> {
  await awaitPart(page);
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => performance.mark('press', { startTime: timeStamp }),
      {
        capture: true,
        once: true,
      },
    );
  });
  await page.getByRole('button', { name: filesText.pause }).click();
  await page.waitForFunction(() => globalThis.sendings.every(({ ended }) => !Number.isNaN(ended)));
  await wait(500);
  const time = await page.evaluate(() => {
    const press = performance.getEntriesByName('press').at(-1)?.startTime ?? Number.NaN;
    return Math.max(...globalThis.sendings.map(({ ended }) => ended)) - press;
  });
  await page.getByRole('button', { name: filesText.resume }).click();
  return time;
}

/** From the event of the returned line to the next part, in ms. */
async function loseLine(page: Page, session: CDPSession): Promise<number> {
  await awaitPart(page);
  await throttle(session, 8, 150, true);
  await page.getByText(filesText.offline).first().waitFor();
  await wait(2_000);
  await page.evaluate(() =>
    addEventListener('online', () => performance.mark('online'), { capture: true, once: true }),
  );
  await throttle(session, 8, 150);
  await page.waitForFunction(() => {
    const online = performance.getEntriesByName('online').at(-1)?.startTime ?? Infinity;
    return (globalThis.sendings.at(-1)?.begun ?? 0) > online;
  });
  return page.evaluate(() => {
    const online = performance.getEntriesByName('online').at(-1)?.startTime ?? Number.NaN;
    return (
      Math.min(...globalThis.sendings.map(({ begun }) => begun).filter((at) => at > online)) -
      online
    );
  });
}

/** From the drop to the frame in which all rows are painted, in ms. */
function drop(page: Page, round: number): Promise<number> {
  return page.evaluate(
    async ({ count, seed }) => {
      const dataTransfer = new DataTransfer();
      for (let at = 0; at < count; at += 1) {
        const head = new Uint8Array(4_000).fill(at + seed * count);
        head.set(new TextEncoder().encode('ID3'));
        dataTransfer.items.add(
          new File([head], `dropped-${seed}-${at}.mp3`, { type: 'audio/mpeg' }),
        );
      }
      const rows = () =>
        [...document.querySelectorAll('li')].filter((row) => row.textContent.includes('dropped-'))
          .length;
      const painted = new Promise<number>((resolve) => {
        const look = () => {
          if (rows() < count) {
            requestAnimationFrame(look);
            return;
          }
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => {
            channel.port1.close();
            resolve(performance.now());
          });
          channel.port1.start();
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
      const begun = performance.now();
      document.body.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
      );
      return (await painted) - begun;
    },
    { count: dropped, seed: round + 2 },
  );
}
