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

/** A day without a figure is a gap, and the running day is dashed. */
export const GapAndRunningDay = meta.story({
  args: {
    partial: true,
    points: [
      { name: 'شنبه', value: 12 },
      { name: 'یکشنبه', value: null },
      { name: 'دوشنبه', value: 9 },
      { name: 'سه‌شنبه', value: 24 },
      { name: 'چهارشنبه', value: 6 },
    ],
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('X-246: the missing day is a dash in the table and no zero', async () => {
      await expect(canvas.getByRole('cell', { name: '—' })).toBeInTheDocument();
    });
    await step('X-244: the way to the running day is dashed', async () => {
      const [way, ...others] = canvasElement.querySelectorAll('path[data-partial]');
      await expect(others).toEqual([]);
      await expect(getComputedStyle(way as Element).strokeDasharray).not.toBe('none');
    });
  },
});

/** The figures are said elsewhere. */
export const Decorative = meta.story({
  args: { decorative: true },
  play: async ({ canvas, step }) => {
    await step('screen readers find neither line nor table', async () => {
      await expect(canvas.queryByRole('figure')).toBeNull();
      await expect(canvas.queryByRole('table')).toBeNull();
    });
  },
});

export const Empty = meta.story({ args: { points: [] } });

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
