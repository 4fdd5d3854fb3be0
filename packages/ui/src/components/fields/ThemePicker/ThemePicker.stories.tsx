import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { getBackwardKey, getForwardKey } from '../../../testing/readingDirection.ts';
import { ThemePicker } from './ThemePicker.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Choice/ThemePicker',
  component: ThemePicker,
  args: { onThemeChange: fn(), onSchemeChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('R-003: offers 11 themes by name and selects blue', async () => {
      const themes = canvas.getByRole('group', { name: 'تم رنگی' });
      await expect(themes.querySelectorAll('input')).toHaveLength(11);
      await expect(canvas.getByRole('radio', { name: 'آبی' })).toBeChecked();
    });
  },
});

export const Olive = meta.story({ args: { theme: 'olive', scheme: 'dark' } });

export const Narrow = meta.story({
  render: renderIn(ThemePicker, { inlineSize: 288 }),
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a click on a name selects the theme', async () => {
      await userEvent.click(canvas.getByText('گلی'));
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('rose');
      await expect(canvas.getByRole('radio', { name: 'گلی' })).toBeChecked();
    });
    await step('the arrow keys select the next theme and wrap around at the end', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('slate');
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('blue');
    });
    await step('left and right arrow keys follow the visual direction', async () => {
      await userEvent.keyboard(getForwardKey());
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('navy');
      await userEvent.keyboard(getBackwardKey());
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('blue');
    });
    await step('the schemes form a separate group', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'مانند دستگاه' })).toHaveFocus();
      await userEvent.click(canvas.getByText('تیره'));
      await expect(args.onSchemeChange).toHaveBeenLastCalledWith('dark');
      await expect(canvas.getByRole('radio', { name: 'آبی' })).toBeChecked();
    });
  },
});

export const LeftToRight = Chosen.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => <ThemePicker theme="teal" scheme="light" />,
});
