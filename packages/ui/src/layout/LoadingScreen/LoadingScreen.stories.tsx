import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { wholeWindow } from '../stories/viewports.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = preview.meta({
  title: 'Layout/LoadingScreen',
  component: LoadingScreen,
  parameters: wholeWindow,
  args: { label: 'نشان نویسا، در حال آماده‌سازی' },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('R-055: the logo announces the loading state', async () => {
      await expect(
        canvas.getByRole('img', { name: 'نشان نویسا، در حال آماده‌سازی' }),
      ).toBeInTheDocument();
    });
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvasElement, step }) => {
    await step('the bars of the mark move once, after a second', async () => {
      const animations = canvasElement.getAnimations({ subtree: true });
      await expect(animations.length).toBeGreaterThan(0);
      for (const { effect } of animations) {
        await expect(effect?.getComputedTiming()).toMatchObject({ delay: 1_000, iterations: 1 });
      }
    });
  },
});
