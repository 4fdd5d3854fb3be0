import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLaunchOptions } from '../chromium.ts';
import { statuses } from '../../.storybook/statuses.ts';
import {
  buttonSizes,
  buttonVariants,
} from '../../packages/ui/src/components/actions/Button/Button.tsx';
import { themes } from '../../packages/ui/src/tokens/themes.ts';
import {
  listControlOptions,
  listFilesWith,
  readDocs,
  type StoryIndex,
  toRgb,
} from './docsPages.ts';
import { serveStorybook, type ServedStorybook } from './serveStorybook.ts';
import { listStories } from './stories.ts';
import {
  countKilobytes,
  lookAfterKeys,
  mostOfPlainStory,
  plainStory,
  visitStorybook,
  measureStoryWeights,
} from './visit.ts';

let storybook: ServedStorybook;
let browser: Browser;

beforeAll(async () => {
  storybook = await serveStorybook();
  browser = await chromium.launch(await findLaunchOptions());
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

  it('reads its pages from left to right and shows stories from right to left in the chosen look', async () => {
    const docs = await readDocs(browser, storybook.url, 'components-data-card--docs', {
      theme: 'olive',
      scheme: 'dark',
    });
    expect(docs).toEqual({
      prose: 'ltr',
      story: 'rtl',
      canvas: toRgb(themes.olive.dark.surface),
      page: toRgb(themes.olive.dark.surface),
    });
  });

  it('offers a control with values for each prop of a listed type', async () => {
    const options = await listControlOptions(
      browser,
      storybook.url,
      'components-actions-button--docs',
    );
    expect(options).toEqual(expect.arrayContaining([...buttonVariants, ...buttonSizes]));
    expect(await listFilesWith(storybook.folder, 'unknown[')).toEqual([]);
  });

  it('shows the next theme by the key T and the other scheme by the key D', async () => {
    expect(await lookAfterKeys(browser, storybook.url, ['t', 'd'])).toEqual({
      theme: 'navy',
      scheme: 'dark',
    });
  });

  it('gives each component one status, and shows no draft', async () => {
    const { entries } = (await (await fetch(`${storybook.url}/index.json`)).json()) as StoryIndex;
    const components = Object.values(entries).filter(
      ({ type, title }) => type === 'story' && title.startsWith('Components/'),
    );
    const wrong = components.filter(
      ({ tags }) =>
        tags.filter((tag) => statuses.some((status) => status.tag === tag)).length !== 1,
    );
    expect(components.length).toBeGreaterThan(0);
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(components.filter(({ tags }) => tags.includes('draft')).map(({ id }) => id)).toEqual([]);
  });

  it(`loads at most ${mostOfPlainStory} kB (brotli) for ${plainStory}, without the application and its mock backend`, async () => {
    const weights = await measureStoryWeights(browser, storybook.url, plainStory);
    const heaviest = weights.slice(0, 3).map(({ file, bytes }) => `${file} ${bytes}`);
    expect(countKilobytes(weights), heaviest.join(', ')).toBeLessThanOrEqual(mostOfPlainStory);
  });
});
