import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onDesktop, onPhone } from '../stories/viewports.ts';
import { RecordingMark } from './RecordingMark.tsx';
import { renderIn } from '../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Layout/RecordingMark',
  component: RecordingMark,
  globals: onDesktop,
  args: {
    label: 'میکروفون روشن است',
    paused: false,
    href: '/nevisa-live',
    stopLabel: 'پایان تایپ صوتی',
    onStop: fn(),
  },
  render: renderIn(RecordingMark, { display: 'inline-block' }),
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step, userEvent, args }) => {
    const mark = canvas.getByRole('group', { name: 'میکروفون روشن است' });
    await step('the mark has words, an icon and the colour of danger', async () => {
      const link = canvas.getByRole('link', { name: 'میکروفون روشن است' });
      await expect(link).toHaveAttribute('href', '/nevisa-live');
      await expect(canvas.getByText('میکروفون روشن است')).toBeVisible();
      await expect(link.querySelector('svg')).toHaveClass('lucide-mic');
      await expect(getComputedStyle(mark).backgroundColor).toBe('rgb(255, 229, 226)');
    });
    await step('the stop button ends the recording', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'پایان تایپ صوتی' }));
      await expect(args.onStop).toHaveBeenCalledOnce();
    });
  },
});

export const Paused = meta.story({ args: { paused: true, label: 'ضبط در حال مکث است' } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step(
      'on a phone only the icon and the button are visible, with their names',
      async () => {
        const link = canvas.getByRole('link', { name: 'میکروفون روشن است' });
        await expect(link.querySelector('svg')).toBeVisible();
        await expect(canvas.getByRole('group').getBoundingClientRect().width).toBeLessThan(100);
      },
    );
  },
});
