import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import preview from '../preview.tsx';
import { inspectStory, type StoryInspection } from './inspectStory.ts';

/** Colours of a text that fail in every set. */
export const unreadable = { color: '#777', background: '#888' };

const meta = preview.meta({ title: 'Planted' });

/** Inspects a story with this content after its play function. */
export async function inspectContent(
  Content: () => ReactNode,
  play: (press: (name: string) => Promise<void>) => Promise<void> = async () => undefined,
): Promise<StoryInspection> {
  let inspection: StoryInspection = { runs: 0, faults: [] };
  const story = meta.story({
    render: () => <Content />,
    play: async ({ canvas, userEvent }) => {
      await play(async (name) => userEvent.click(canvas.getByRole('button', { name })));
    },
  });
  await page.viewport(1200, 900);
  await preview.composed.beforeAll?.();
  await story
    .extend({
      globals: { a11y: { manual: true } },
      afterEach: async (context) => {
        inspection = await inspectStory(context, preview.composed.renderToCanvas ?? notMounted);
      },
    })
    .run();
  return inspection;
}

function notMounted(): never {
  throw new Error('The preview renders nothing.');
}
