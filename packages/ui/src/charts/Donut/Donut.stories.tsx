import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { formatToman } from '../../persian/money.ts';
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

export const AllZero = meta.story({
  args: {
    shares: [
      { name: 'پایه', value: 0 },
      { name: 'حرفه‌ای', value: 0 },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('X-247: known zeros are a total of 0 and not missing data', async () => {
      await expect(canvas.queryByText('در این بازه داده‌ای نیست')).toBeNull();
      await expect(canvas.getByText('۰', { selector: 'text' })).toBeVisible();
      await expect(canvas.getByRole('img', { name: 'پایه: ۰' })).toBeInTheDocument();
    });
  },
});

/** A total that does not fit into the ring is written in words; a long name is cut. */
export const LongTexts = meta.story({
  args: {
    format: formatToman,
    shares: [
      { name: 'بستهٔ صدساعتهٔ سازمانی برای همهٔ گروه‌ها', value: 9e11 },
      { name: 'بستهٔ ده‌ساعته', value: 3e11 },
    ],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('X-247: ten to the twelfth is not cut', async () => {
      await expect(canvas.getByText('۱٫۲', { selector: 'text' })).toBeVisible();
      await expect(canvas.getByText('میلیون میلیون', { selector: 'text' })).toBeVisible();
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
