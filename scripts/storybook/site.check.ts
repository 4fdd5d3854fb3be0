import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '../chromium.ts';
import { serveStorybook, type ServedStorybook } from './serveStorybook.ts';
import { listStories } from './stories.ts';
import {
  kilobytesOf,
  mostOfPlainStory,
  plainStory,
  visitStorybook,
  weightsOfStory,
} from './visit.ts';

let storybook: ServedStorybook;
let browser: Browser;

beforeAll(async () => {
  storybook = await serveStorybook();
  browser = await chromium.launch(await chromiumLaunchOptions());
}, 120_000);

afterAll(async () => {
  await browser.close();
  await storybook.close();
});

describe('the built Storybook', () => {
  it('has its groups in order and sends no request to another host', async () => {
    expect(await visitStorybook(browser, storybook.url)).toEqual({
      groups: [
        'Welcome',
        'What changed',
        'Foundations',
        'Components',
        'Screens',
        'Layout',
        'Flows',
      ],
      foreign: [],
    });
  });

  it('gives Chromatic the stories with a picture and no others', async () => {
    const stories = await listStories(await browser.newPage(), storybook.url);
    const wrong = stories.filter(
      ({ parameters: { picture = false, chromatic } }) => picture === chromatic?.disableSnapshot,
    );
    expect(stories.length).toBeGreaterThan(0);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it(`loads at most ${mostOfPlainStory} kB (brotli) for ${plainStory}, without the application and its mock backend`, async () => {
    const weights = await weightsOfStory(browser, storybook.url, plainStory);
    const heaviest = weights.slice(0, 3).map(({ file, bytes }) => `${file} ${bytes}`);
    expect(kilobytesOf(weights), heaviest.join(', ')).toBeLessThanOrEqual(mostOfPlainStory);
  });
});
