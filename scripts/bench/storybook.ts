import { chromium } from 'playwright';
import { findLaunchOptions } from '../chromium.ts';
import { serveStorybook } from '../storybook/serveStorybook.ts';
import { listStories } from '../storybook/stories.ts';
import {
  countKilobytes,
  mostOfPlainStory,
  plainStory,
  measureStoryWeights,
} from '../storybook/visit.ts';
import { checkMost, type Bench } from './bench.ts';

export const storybook: Bench = {
  name: 'storybook',
  about: `seconds of the last build for each story, and kB (brotli) that ${plainStory} loads`,
  run: async () => {
    const served = await serveStorybook();
    const browser = await chromium.launch(await findLaunchOptions());
    try {
      const stories = await listStories(await browser.newPage(), served.url);
      const weights = await measureStoryWeights(browser, served.url, plainStory);
      const [heaviest] = weights;
      return [
        checkMost(
          `build, a story of ${stories.length}`,
          served.seconds / stories.length,
          0.3,
          (seconds) => `${seconds.toFixed(2)} s`,
        ),
        checkMost(
          `preview, ${heaviest?.file ?? 'no file'} the heaviest`,
          countKilobytes(weights),
          mostOfPlainStory,
          (size) => `${size.toFixed(0)} kB`,
        ),
      ];
    } finally {
      await browser.close();
      await served.close();
    }
  },
};
