import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.ts';
import { serveStorybook } from './storybook/serveStorybook.ts';
import { storiesOf } from './storybook/stories.ts';
import {
  kilobytesOf,
  mostOfPlainStory,
  plainStory,
  visitStorybook,
  type Weight,
  weightsOfStory,
} from './storybook/visit.ts';

/**
 * Opens the built Storybook as a designer does: its sidebar reads in order, no
 * other host is asked for anything, a component loads neither the application
 * nor its mock backend, and Chromatic gets the stories with a picture and no
 * other.
 */
const order = ['Welcome', 'Foundations', 'Components', 'Layout', 'Screens', 'Flows'];

const storybook = await serveStorybook();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const { groups, foreign } = await visitStorybook(browser, storybook.url);
  const stories = await storiesOf(await browser.newPage(), storybook.url);
  const weights = await weightsOfStory(browser, storybook.url, plainStory);
  const weight = kilobytesOf(weights);
  const astray = stories.filter(
    ({ parameters: { picture = false, chromatic } }) => picture === chromatic?.disableSnapshot,
  );
  const faults = [
    ...(groups.join() === order.join()
      ? []
      : [`The sidebar reads ${groups.join(', ')}, not ${order.join(', ')}.`]),
    ...foreign.map((address) => `It asks another host: ${address}`),
    ...astray.map(({ id }) => `${id} has a picture and no snapshot in Chromatic, or the reverse.`),
    ...(weight <= mostOfPlainStory ? [] : [tooMuch(weights)]),
    ...(stories.length > 0 ? [] : ['It has no story.']),
  ];
  console.log(
    `Storybook has ${stories.length} stories and was built in ${storybook.seconds.toFixed(1)} s (goal 60).`,
  );
  console.log(`Sidebar: ${groups.join(', ')}. Requests to other hosts: ${foreign.length}.`);
  console.log(`${plainStory} loads ${weight.toFixed(0)} kB (brotli), at most ${mostOfPlainStory}.`);
  for (const fault of faults) {
    console.log(fault);
  }
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await storybook.close();
}

function tooMuch(weights: Weight[]): string {
  const heaviest = weights
    .slice(0, 3)
    .map(({ file, bytes }) => `${file} ${Math.round(bytes / 1_000)}`);
  return `${plainStory} loads more than ${mostOfPlainStory} kB; the heaviest: ${heaviest.join(', ')}. What only some stories need should be imported by them.`;
}
