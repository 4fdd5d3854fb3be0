import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { formatToman } from '../../persian/money.ts';
import { onPhone } from '../../layout/stories/viewports.ts';
import { getForwardKey } from '../../testing/readingDirection.ts';
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
      await expect(canvas.getByText('۴۸', { selector: 'text' })).toHaveTextContent('۴۸٪');
    });
    await step('X-247: each part has a tone of its own', async () => {
      const fills = ['حرفه‌ای', 'پایه', 'سازمانی', 'هدیه'].map((name) => {
        const part = canvas.getByRole('img', { name: new RegExp(`^${name}:`) });
        return getComputedStyle(part.querySelector('path') as Element).fill;
      });
      await expect(new Set(fills).size).toBe(4);
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

const packs = [
  { name: 'بستهٔ بیست‌ساعته', value: 4_800_000 },
  { name: 'بستهٔ سازمانی صدساعته', value: 2_900_000 },
  { name: 'بستهٔ نامحدود', value: 1_500_000 },
  { name: 'سایر بسته‌ها', value: 800_000 },
];

/** Names that have no room beside the ring are in a legend below it, with their figures. */
export const Narrow = meta.story({
  args: { shares: packs, format: formatToman },
  globals: onPhone,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const ring = canvas.getByRole('img', { name: /^بستهٔ نامحدود/ }).getBoundingClientRect();
    const legend = [...canvasElement.querySelectorAll('[data-legend]')];
    await step('X-247: each name is whole, below the ring, and has its figures', async () => {
      await expect(
        legend.map((row) => [...row.querySelectorAll('text')].map((text) => text.textContent)),
      ).toEqual([
        ['بستهٔ بیست‌ساعته', '۴٬۸۰۰٬۰۰۰ تومان', '۴۸٪'],
        ['بستهٔ سازمانی صدساعته', '۲٬۹۰۰٬۰۰۰ تومان', '۲۹٪'],
        ['بستهٔ نامحدود', '۱٬۵۰۰٬۰۰۰ تومان', '۱۵٪'],
        ['سایر بسته‌ها', '۸۰۰٬۰۰۰ تومان', '۸٪'],
      ]);
      for (const row of legend) {
        await expect(row.getBoundingClientRect().top).toBeGreaterThan(ring.bottom);
      }
    });
    await step('no text touches another one or the edge', async () => {
      const edge = canvasElement.querySelector('svg')?.getBoundingClientRect().left ?? Infinity;
      for (const row of legend) {
        const boxes = [...row.querySelectorAll('text')].map((one) => one.getBoundingClientRect());
        const gaps = boxes.map(({ left }, index) => left - (boxes[index + 1]?.right ?? edge));
        await expect(Math.min(...gaps.slice(0, -1))).toBeGreaterThan(4);
        await expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
      }
    });
    await step('the name of the focused part is heavier', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByText('بستهٔ بیست‌ساعته', { selector: 'text' })).toHaveAttribute(
        'data-strong',
        'true',
      );
    });
  },
});

/** Small parts side by side, whose names would cover each other. */
export const Crowded = meta.story({
  args: {
    shares: [
      { name: 'حرفه‌ای', value: 940 },
      { name: 'پایه', value: 30 },
      { name: 'سازمانی', value: 20 },
      { name: 'هدیه', value: 10 },
    ],
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('each name is once, in the legend below the ring', async () => {
      const ring = canvas.getByRole('img', { name: /^حرفه‌ای:/ }).getBoundingClientRect();
      const rows = [...canvasElement.querySelectorAll('[data-legend]')];
      await expect(rows).toHaveLength(4);
      for (const name of ['حرفه‌ای', 'پایه', 'سازمانی', 'هدیه']) {
        const words = canvas.getByText(name, { selector: 'text' }).getBoundingClientRect();
        await expect(words.top).toBeGreaterThan(ring.bottom);
      }
      const tops = rows.map((row) => row.getBoundingClientRect().top);
      await expect(new Set(tops.map(Math.round)).size).toBe(4);
    });
  },
});

/** A total that does not fit into the ring is written in words; its parts have theirs in words. */
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
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step(
      'X-249: a focused slice announces its value and shows it in the centre',
      async () => {
        await userEvent.tab();
        await userEvent.tab();
        await userEvent.keyboard(getForwardKey());
        await expect(canvas.getByRole('img', { name: 'پایه: ۲۹۰, ۲۹٪' })).toHaveFocus();
        await expect(canvas.getByText('۲۹۰', { selector: 'text' })).toBeVisible();
      },
    );
    await step('the focus ring follows the shape of the slice', async () => {
      const slice = canvas.getByRole('img', { name: 'پایه: ۲۹۰, ۲۹٪' });
      await expect(getComputedStyle(slice).outlineStyle).toBe('none');
      const findPath = (selector: string) =>
        canvasElement.querySelector(selector) as SVGPathElement;
      const ring = findPath('g:has([role=img]) ~ path');
      await expect(getComputedStyle(ring).display).toBe('block');
      const [outside, part] = [ring, slice.querySelector('path') ?? ring].map((shape) =>
        shape.getBBox(),
      );
      await expect(outside?.height).toBeGreaterThan(part?.height ?? 0);
      await expect(outside?.height).toBeLessThan((part?.height ?? 0) + 10);
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
