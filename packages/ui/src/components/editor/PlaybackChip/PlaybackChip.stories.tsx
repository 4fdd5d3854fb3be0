import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../media/Icon/controlIcons.ts';
import { ResumeIcon } from '../../media/Icon/dictationIcons.ts';
import { PlaybackChip } from './PlaybackChip.tsx';

const meta = preview.meta({
  title: 'Components/Text/PlaybackChip',
  component: PlaybackChip,
  args: { label: 'بازگشت به محل پخش', icon: <ArrowDownIcon />, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const chip = canvas.getByRole('button', { name: 'بازگشت به محل پخش' });
    await step(
      'X-146: it is in the middle of the lower edge, and large enough for a finger',
      async () => {
        const { left, right, bottom, height } = chip.getBoundingClientRect();
        await expect(
          Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2),
        ).toBeLessThan(2);
        await expect(window.innerHeight - bottom).toBeGreaterThanOrEqual(16);
        await expect(height).toBeGreaterThanOrEqual(44);
      },
    );
    await step('it is pressed by keyboard', async () => {
      await userEvent.tab();
      await expect(chip).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
});

export const Above = meta.story({ args: { icon: <ArrowUpIcon /> } });

export const AtFinger = meta.story({
  globals: onPhone,
  args: { label: 'پخش از این‌جا', icon: <ResumeIcon />, at: { x: 180, y: 300 } },
  play: async ({ canvas, step }) => {
    await step('X-135: it is under the word, where nothing covers it', async () => {
      const { top } = canvas.getByRole('button').getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(300 + 40);
    });
  },
});

export const AtCorner = meta.story({
  globals: onPhone,
  args: { label: 'پخش از این‌جا', icon: <ResumeIcon />, at: { x: 2, y: 5_000 } },
  play: async ({ canvas, step }) => {
    await step('X-135: it is whole at the corner of a window', async () => {
      const { left } = canvas.getByRole('button').getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(8);
    });
  },
});

export const LeftToRight = AtCorner.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    // A box of its own for what is fixed to the window.
    <div style={{ blockSize: 96, transform: 'scale(1)' }}>
      <PlaybackChip {...args} />
    </div>
  ),
});
