import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { UploadMeter } from './UploadMeter.tsx';

const meta = preview.meta({
  title: 'Components/Files/UploadMeter',
  component: UploadMeter,
  args: { label: '۳ فایل، ۴۲٪ بارگذاری شده است', count: 3, value: 0.42, href: '#files' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('X-190: it is a link with the whole in words, and leads to the files', async () => {
      const link = canvas.getByRole('link', { name: '۳ فایل، ۴۲٪ بارگذاری شده است' });
      await expect(link).toHaveAttribute('href', '#files');
      await expect(canvas.getByText('۴۲٪')).toBeVisible();
    });
  },
});

export const Beginning = meta.story({
  args: { label: '۱ فایل، در حال بررسی', count: 1, value: null },
});

export const Held = meta.story({
  args: { label: '۲ فایل، در انتظار اینترنت', count: 2, value: 0.6, held: true },
});

export const Many = meta.story({
  args: { label: '۵۰ فایل، ۱۰۰٪ بارگذاری شده است', count: 50, value: 1 },
});

export const Narrow = meta.story({
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('X-190: it is 44 px wide and high, and shows only its ring', async () => {
      const { width, height } = canvas.getByRole('link').getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(44);
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(canvas.getByText('۴۲٪').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    });
  },
});

export const LeftToRight = meta.story({ globals: { direction: 'ltr' } });

export const EveryTheme = meta.story({
  parameters: { everyTheme: true },
  render: (args) => (
    <>
      <UploadMeter {...args} />
      <UploadMeter {...args} value={0.6} count={50} held />
    </>
  ),
});
