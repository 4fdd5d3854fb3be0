import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../testing/readingDirection.ts';
import { PaletteIcon } from '../../components/media/Icon/appearanceIcons.ts';
import { ThemePicker } from '../../components/fields/ThemePicker/ThemePicker.tsx';
import { BarPopover } from './BarPopover.tsx';

const meta = preview.meta({
  title: 'Layout/BarPopover',
  component: BarPopover,
  parameters: { docs: { story: { inline: false, iframeHeight: '520px' } } },
  args: { label: 'تم رنگی', icon: <PaletteIcon />, children: <ThemePicker /> },
});

export const Default = meta.story({ parameters: { picture: true } });

export const Open = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('the panel opens at the end of the bar and holds the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'تم رنگی' }));
      const panel = await canvas.findByRole('dialog', { name: 'تم رنگی' });
      const { start, end } = measureSpan(panel);
      await expect(document.documentElement.clientWidth - end).toBeLessThan(start);
      await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    });
  },
});

export const LeftToRight = Open.extend({ globals: { direction: 'ltr' } });
