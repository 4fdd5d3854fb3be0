import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Sparkline, type SparklineProps } from './Sparkline.tsx';

const columns: SparklineProps['columns'] = ['روز', 'ثبت‌نام'];

const meta = preview.meta({
  title: 'Components/Charts/Sparkline',
  component: Sparkline,
  args: {
    label: 'ثبت‌نام‌های هفتهٔ گذشته',
    columns,
    points: [
      { name: 'شنبه', value: 12 },
      { name: 'یکشنبه', value: 18 },
      { name: 'دوشنبه', value: 9 },
      { name: 'سه‌شنبه', value: 24 },
      { name: 'چهارشنبه', value: 31 },
    ],
    style: { maxInlineSize: 160 },
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('screen readers find the figures in a table', async () => {
      await expect(canvas.getByRole('table', { name: 'ثبت‌نام‌های هفتهٔ گذشته' })).toBeInTheDocument();
      await expect(canvas.getByRole('cell', { name: '۳۱' })).toBeInTheDocument();
    });
  },
});

export const Steady = meta.story({
  args: {
    points: [
      { name: 'شنبه', value: 5 },
      { name: 'یکشنبه', value: 5 },
      { name: 'دوشنبه', value: 5 },
    ],
  },
});

export const Empty = meta.story({ args: { points: [] } });

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
