import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions, isPinned } from './chromium.ts';
import { type Album, openAlbum } from './pictures/album.ts';
import { type Camera, openCamera } from './pictures/camera.ts';
import { faultsOfChoice, type Picture, picturesOf } from './pictures/pictures.ts';
import { notCompared } from './pictures/skipped.ts';
import { serveStorybook } from './storybook/serveStorybook.ts';
import { storiesOf } from './storybook/stories.ts';
import { within } from './within.ts';

/**
 * Photographs the stories that ask for it and compares them with the baselines
 * in `.storybook/pictures`; `--update` makes baselines of them. Words after the
 * command choose stories by a part of their id.
 */
const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const update = args.includes('--update');
const parts = args.filter((arg) => !arg.startsWith('--'));

const begun = performance.now();
const launch = await chromiumLaunchOptions();
const storybook = await serveStorybook();
const browser = await chromium.launch(launch);
const faults: string[] = [];
try {
  const page = await browser.newPage();
  const stories = await within(60_000, 'The list of stories', storiesOf(page, storybook.url));
  await page.close();
  const all = picturesOf(stories);
  faults.push(...faultsOfChoice(stories));
  if (isPinned(launch)) {
    await look(all);
  } else {
    console.log(
      `${notCompared} by ${launch.executablePath}: only the Chromium of the lock file (Linux x64) draws the same everywhere.`,
    );
  }
} finally {
  await browser.close();
  await storybook.close();
}
for (const fault of faults) {
  console.log(fault);
}
console.log(`This took ${((performance.now() - begun) / 1_000).toFixed(1)} s.`);
if (faults.length > 0) {
  console.log('Look at each; `npm run test:visual -- --update` accepts what is seen.');
  process.exitCode = 1;
}

// What has changed differs each time; what a busy machine has drawn half, or an earlier story has left, does not.
async function judge(album: Album, camera: Camera, picture: Picture): Promise<string[]> {
  if ((await album.judge(await camera.take(picture))) === null) {
    return [];
  }
  await camera.renew();
  const fault = await album.judge(await camera.take(picture));
  return fault === null ? [] : [fault];
}

async function look(all: Picture[]): Promise<void> {
  const album = await openAlbum(
    join(root, '.storybook/pictures'),
    join(root, 'node_modules/.cache/nevisa-pictures'),
  );
  const chosen = all.filter(
    ({ story }) => parts.length === 0 || parts.some((part) => story.includes(part)),
  );
  const stale = await album.stale(all);
  const written: Picture[] = [];
  const waiting = chosen.values();
  await Promise.all(
    Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
      const camera = await openCamera(browser, storybook.url);
      for (const picture of waiting) {
        try {
          if (update) {
            await camera.renew();
            const isNew = await album.replace(await camera.take(picture));
            written.push(...(isNew ? [picture] : []));
          } else {
            faults.push(...(await judge(album, camera, picture)));
          }
        } catch (error) {
          faults.push(`${picture.story}: ${String(error)}`);
        }
      }
      await camera.close();
    }),
  );
  if (update) {
    await album.remove(stale);
    console.log(`${written.length} baselines written, ${stale.length} taken away.`);
  } else {
    faults.push(...stale.map((name) => `${name} is a baseline that no story asks for`));
    console.log(`${chosen.length} pictures compared.`);
  }
}
