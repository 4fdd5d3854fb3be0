import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../../shared/paths.ts';

const meta = preview.meta({
  title: 'Screens/Errors/Not allowed',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The page for a user without the role that an address requires.'),
    app: { path: paths.analytics, as: 'sara' },
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step(
      'R-044, R-051: a page of another role redirects here, and a link leads home',
      async () => {
        await expect(await canvas.findByRole('img', { name: 'تصویر نداشتن دسترسی' })).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'بازگشت به داشبورد' })).toHaveAttribute(
          'href',
          paths.home,
        );
      },
    );
    await step('a user has dictation as a second way, and the name of the product', async () => {
      await expect(canvas.getByRole('link', { name: 'شروع تایپ صوتی' })).toHaveAttribute(
        'href',
        paths.live,
      );
      await expect(canvas.getByRole('link', { name: 'نویسا' })).toBeVisible();
    });
  },
});
