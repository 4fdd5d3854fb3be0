import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { serveStorybook } from '../storybook/serveStorybook.ts';
import { storiesOf } from '../storybook/stories.ts';
import { weightsOfStory } from '../storybook/visit.ts';
import { atMost, type Bench } from './bench.ts';

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
        atMost(
          `build, a story of ${stories.length}`,
          served.seconds / stories.length,
          0.3,
          (seconds) => `${seconds.toFixed(2)} s`,
        ),
        atMost(
          `preview, ${heaviest?.file ?? 'no file'} the heaviest`,
          sum / 1_000,
          420,
          (size) => `${size.toFixed(0)} kB`,
        ),
      ];
    } finally {
      await browser.close();
      await served.close();
    }
  },
};
