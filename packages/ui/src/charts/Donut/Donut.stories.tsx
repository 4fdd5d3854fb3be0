import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { forwardKey } from '../../testing/readingDirection.ts';
import { Donut, type DonutProps } from './Donut.tsx';

const columns: DonutProps['columns'] = ['بسته', 'تعداد', 'سهم'];

const meta = preview.meta({
  title: 'Components/Charts/Donut',
  component: Donut,
  args: {
    label: 'سهم بسته‌ها از فروش',
    columns,
    shares: [
      { name: 'حرفه‌ای', value: 480 },
      { name: 'پایه', value: 290 },
      { name: 'سازمانی', value: 150 },
      { name: 'هدیه', value: 80 },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the centre shows the total, the slices show their shares', async () => {
      await expect(canvas.getByText('۱٬۰۰۰')).toBeVisible();
      await expect(canvas.getByText('۴۸٪', { selector: 'text' })).toBeVisible();
    });
  },
});

export const TwoShares = meta.story({
  args: {
    shares: [
      { name: 'مصرف‌شده', value: 130 },
      { name: 'مانده', value: 50 },
    ],
  },
});

export const OneShare = meta.story({ args: { shares: [{ name: 'مانده', value: 50 }] } });

export const Empty = meta.story({
  args: { shares: [] },
  play: async ({ canvas, step }) => {
    await step('an empty chart says so', async () => {
      await expect(canvas.getByText('در این بازه داده‌ای نیست')).toBeVisible();
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('a focused slice announces its value and shows it in the centre', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard(forwardKey());
      await expect(canvas.getByRole('img', { name: 'پایه: ۲۹۰, ۲۹٪' })).toHaveFocus();
      await expect(canvas.getByText('۲۹۰', { selector: 'text' })).toBeVisible();
    });
  },
});

export const LeftToRight = ByKeyboard.extend({ globals: { direction: 'ltr' } });

export const AsTable = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the table has values and shares', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'نمایش جدول' }));
      await expect(canvas.getByRole('cell', { name: '۱۵٪' })).toBeVisible();
    });
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
