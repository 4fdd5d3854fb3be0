import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../../shared/paths.ts';

const meta = preview.meta({
  title: 'Screens/Errors/Not found',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The page for an unknown address.'),
    app: { path: '/nowhere' },
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('R-040, R-043: an unknown address shows the drawing and the way back', async () => {
      await expect(await canvas.findByRole('img', { name: 'تصویر صفحهٔ پیدانشده' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'بازگشت به داشبورد' })).toHaveAttribute(
        'href',
        paths.home,
      );
    });
    await step('a guest has no link to dictation', async () => {
      await expect(canvas.queryByRole('link', { name: 'شروع تایپ صوتی' })).toBeNull();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
