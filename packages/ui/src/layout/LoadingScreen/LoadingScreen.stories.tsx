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
  play: async ({ canvas, canvasElement, step }) => {
    await step('R-055: the logo announces the loading state', async () => {
      await expect(
        canvas.getByRole('img', { name: 'نشان نویسا، در حال آماده‌سازی' }),
      ).toBeInTheDocument();
    });
    await step('the bars of the mark move once, after a second', async () => {
      for (const { effect } of canvasElement.getAnimations({ subtree: true })) {
        await expect(effect?.getComputedTiming()).toMatchObject({ delay: 1_000, iterations: 1 });
      }
    });
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });
