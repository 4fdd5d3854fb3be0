import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Baselines } from '../baselines/baselines.ts';
import {
  chooseViewport,
  findPicture,
  findMissingPictures,
  mostPictures,
} from '../baselines/pictureStories.ts';
import { serveStorybook } from './serveStorybook.ts';
import { openStoryPages } from './storyPages.ts';

/**
 * Opens every story of the built Storybook once: plays it, compares its
 * screenshot with the baseline when it asks for one, and runs axe in 22 colour
 * sets and both directions. `--update` accepts the screenshots.
 */
const root = join(import.meta.dirname, '../..');
const baselines = new Baselines(
  join(root, '.storybook/pictures'),
  join(root, 'node_modules/.cache/nevisa-pictures'),
);
const storybook = await serveStorybook();
const pages = await openStoryPages(storybook.url);
const pictured = pages.stories.filter((story) => findPicture(story) !== null).map(({ id }) => id);
// Small pages first: what axe has accepted on them need not be measured on the sheets.
const ordered = pages.stories.toSorted(
  (a, b) => Number(findPicture(a) !== null) - Number(findPicture(b) !== null),
);
const desktop = { width: 1200, height: 900 };

afterAll(async () => {
  await pages.close();
  await storybook.close();
});

describe(
  'every story ends well, looks as before and has no fault for axe',
  { concurrent: true },
  () => {
    for (const story of ordered) {
      const picture = findPicture(story);
      const tags = picture === null ? [] : ['picture'];
      it(`${story.title}, ${story.name}`, { tags }, async (context) => {
        const comparesPicture = picture !== null && pages.pinned;
        const viewport = picture ?? chooseViewport(story, desktop);
        const { runs, faults, screenshot } = await pages.inspect(
          story.id,
          viewport,
          comparesPicture,
        );
        const found = [...faults];
        if (picture !== null && screenshot !== undefined) {
          const shot = { story: story.id, file: screenshot, halved: picture.halved };
          found.push(...(await comparedOrAccepted(shot, updates(context))));
        }
        expect(found, found.join('\n')).toEqual([]);
        expect(runs).toBeGreaterThan(1);
        expect(screenshot !== undefined).toBe(comparesPicture);
      });
    }
  },
);

it('a play function that throws is a fault of its story', async () => {
  const { faults } = await pages.inspect('inspection-broken-play--throws', desktop, false);
  expect(faults).toEqual([expect.stringContaining('The play function threw.')]);
});

describe('the pictures', { tags: ['picture'] }, () => {
  it('are compared with their baselines', ({ skip }) => {
    skip(!pages.pinned, 'Only the Chromium of the lock file (Linux x64) draws the same pixels.');
    expect(pictured.length).toBeGreaterThan(0);
  });

  it(`exist for every sheet and screen, and for at most ${mostPictures} stories`, () => {
    expect(findMissingPictures(pages.stories)).toEqual([]);
    expect(pictured.length).toBeLessThanOrEqual(mostPictures);
  });

  it('have no unused baseline', async (context) => {
    const unused = await baselines.unused(pictured);
    if (updates(context)) {
      await baselines.remove(unused);
    } else {
      expect(unused).toEqual([]);
    }
  });
});

async function comparedOrAccepted(shot: Parameters<Baselines['accept']>[0], accepts: boolean) {
  if (accepts) {
    await baselines.accept(shot);
    return [];
  }
  return [await baselines.compare(shot)].filter((fault) => fault !== null);
}

// Vitest's own `--update`.
function updates({ expect: bound }: { expect: typeof expect }): boolean {
  return bound.getState().snapshotState.snapshotUpdateState === 'all';
}
