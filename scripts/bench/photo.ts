import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { accountText } from '../../apps/web/src/shared/text/accountText.ts';
import { profileText } from '../../apps/web/src/shared/text/profileText.ts';
import { addCameraNotes, photographedPlace } from '../../apps/web/src/testing/addCameraNotes.ts';
import { checkMost, type Bench, type Finding, formatMilliseconds } from './bench.ts';
import { withDemo } from './demo.ts';
import { type Held, measureHeld } from './measureHeld.ts';
import { watchPaints } from './paints.ts';
import { computeMedian } from './statistics.ts';

const rounds = 3;

/** What the page may hold after the photos, beside what it held after the first one, in MB. */
const mostHeap = 2;

/** Attributes that the driver has read of the page for its log: each of them is a node. */
const driverNodes = 4;

/** What the server takes at most, in bytes. */
const largestUpload = 2_000_000;

/** One photo; in ms. */
interface Visit {
  opened: number;
  openingTask: number;
  savingTask: number;
}

export const photo: Bench = {
  name: 'photo',
  about: `a turned photo of 4,000 by 3,000 pixels as the picture of the profile, with a processor at a quarter of its speed: choice to cut, the longest tasks of the page, and the upload; ${rounds} rounds after one`,
  run: () =>
    withDemo('silence', async ({ page, url, backend }) => {
      await page.addInitScript(watchPaints);
      await page.goto(`${url.replace(/\/$/, '')}${paths.profile}`);
      await page.getByRole('button', { name: profileText.avatarUpload }).waitFor();
      // Playwright decodes a buffer in the page, which would be measured; a file it only names.
      const folder = await mkdtemp(join(tmpdir(), 'nevisa-photo-'));
      try {
        const file = join(folder, 'IMG_0001.jpg');
        await writeFile(file, await takePhoto(page));
        const session = await page.context().newCDPSession(page);
        await session.send('Performance.enable');
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await choose(page, file);
        const before = await measureHeld(session, 3);
        const visits: Visit[] = [];
        for (let round = 0; round < rounds; round += 1) {
          visits.push(await choose(page, file));
        }
        const after = await measureHeld(session, 3);
        const { avatar } = backend.account('sara');
        return [...listFindings(visits), ...listHeld(before, after), ...(await readUpload(avatar))];
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }),
};

/** A noisy photo, as a camera writes it that was turned: the page draws it, and the notes are added here. */
async function takePhoto(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4_000, 3_000);
    const context = canvas.getContext('2d');
    const image = new ImageData(canvas.width, canvas.height);
    for (let at = 0; at < image.data.length; at += 1) {
      image.data[at] = at % 4 === 3 ? 255 : (at / 200_000 + Math.random() * 40) % 256;
    }
    context?.putImageData(image, 0, 0);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        const address = typeof reader.result === 'string' ? reader.result : '';
        resolve(address.slice(address.indexOf(',') + 1));
      });
      reader.readAsDataURL(jpeg);
    });
  });
  return Buffer.from(addCameraNotes(Uint8Array.from(Buffer.from(drawn, 'base64')), 6));
}

async function choose(page: Page, file: string): Promise<Visit> {
  const now = () => page.evaluate(() => performance.now());
  const begun = await now();
  await page.locator('input[type=file]').setInputFiles(file);
  const frame = page.getByRole('application', { name: accountText.cropArea });
  await frame.waitFor();
  const opened = (await now()) - begun;
  const openingTask = await longestTaskSince(page, begun);
  const pressed = await now();
  await page.getByRole('button', { name: accountText.savePicture }).click();
  await frame.waitFor({ state: 'detached' });
  return { opened, openingTask, savingTask: await longestTaskSince(page, pressed) };
}

/** The observer of tasks is notified a little after a task has ended. */
async function longestTaskSince(page: Page, since: number): Promise<number> {
  await wait(300);
  return page.evaluate((from) => globalThis.longestTaskSince(from), since);
}

function listFindings(visits: readonly Visit[]): Finding[] {
  const median = (read: (visit: Visit) => number) => computeMedian(visits.map(read));
  return [
    checkMost(
      'choice to cut',
      median(({ opened }) => opened),
      4_000,
      formatMilliseconds,
    ),
    checkMost(
      'longest task until the cut is shown',
      median((one) => one.openingTask),
      200,
      formatMilliseconds,
    ),
    checkMost(
      'longest task of saving',
      median((one) => one.savingTask),
      200,
      formatMilliseconds,
    ),
  ];
}

function listHeld(before: Held, after: Held): Finding[] {
  const megabytes = (after.heap - before.heap) / 2 ** 20;
  return [
    checkMost(
      'more heap after the photos',
      megabytes,
      mostHeap,
      (value) => `${value.toFixed(2)} MB`,
    ),
    checkMost('more nodes after the photos', after.nodes - before.nodes, driverNodes),
  ];
}

async function readUpload(avatar: Blob | null): Promise<Finding[]> {
  const text = (await avatar?.text()) ?? photographedPlace;
  const notes = Number(/exif/iu.test(text) || text.includes(photographedPlace));
  return [
    checkMost('bytes of the upload', avatar?.size ?? Number.NaN, largestUpload),
    checkMost('notes of the camera in the upload', notes, 0),
  ];
}
