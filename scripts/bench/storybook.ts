import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { serveStorybook } from '../storybook/serveStorybook.ts';
import { storiesOf } from '../storybook/stories.ts';
import { weightsOfStory } from '../storybook/visit.ts';
import type { Bench } from './bench.ts';

const story = 'components-button--default';

export const storybook: Bench = {
  name: 'storybook',
  about: `seconds of the last build for each story, and kB (brotli) that ${story} loads`,
  run: async () => {
    const served = await serveStorybook();
    const browser = await chromium.launch(await chromiumLaunchOptions());
    try {
      const stories = await storiesOf(await browser.newPage(), served.url);
      const weights = await weightsOfStory(browser, served.url, story);
      const [heaviest] = weights;
      const sum = weights.reduce((bytes, weight) => bytes + weight.bytes, 0);
      return [
        {
          name: 'build',
          value: `${(served.seconds / stories.length).toFixed(2)} s a story (${stories.length} in ${served.seconds.toFixed(1)} s)`,
          limit: '0.30 s',
        },
        {
          name: 'preview',
          value: `${kilobytes(sum)}, of it ${kilobytes(heaviest?.bytes ?? 0)} in ${heaviest?.file ?? 'no file'}`,
          limit: '420 kB',
        },
      ];
    } finally {
      await browser.close();
      await served.close();
    }
  },
};

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} kB`;
}
