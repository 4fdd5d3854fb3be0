import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { formatToman } from '../../persian/money.ts';
import { formatNumber } from '../../persian/number.ts';
import { onPhone, onTablet } from '../../layout/stories/viewports.ts';
import { LineChart } from './LineChart.tsx';
import { four, moments, quarter } from './lineChartTesting.ts';

const meta = preview.meta({
  title: 'Components/Charts/LineChart',
  component: LineChart,
  args: { label: 'دقیقه‌های هر ماه', column: 'ماه', moments, series: four.slice(0, 2) },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('right to left: time runs to the left', async () => {
      const [first, last] = ['فروردین', 'آبان'].map(
        (month) => canvas.getByText(month, { selector: 'text' }).getBoundingClientRect().x,
      );
      await expect(first).toBeGreaterThan(last ?? 0);
    });
  },
});

export const OneLine = meta.story({ args: { series: four.slice(0, 1) } });

export const FourLines = meta.story({ args: { series: four } });

export const Empty = meta.story({
  args: { series: [] },
  play: async ({ canvas, step }) => {
    await step('an empty chart says so', async () => {
      await expect(canvas.getByText('در این بازه داده‌ای نیست')).toBeVisible();
    });
  },
});

export const LeftToRight = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent, step }) => {
    const point = (name: RegExp) => canvas.getByRole('img', { name });
    await step('left to right: time and the arrow keys run to the right', async () => {
      point(/تایپ زنده, فروردین/).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(point(/تایپ زنده, اردیبهشت/)).toHaveFocus();
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const point = (name: RegExp) => canvas.getByRole('img', { name });
    await step('ArrowLeft moves forward in time', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(point(/تایپ زنده, اردیبهشت: ۱۸۰/)).toHaveFocus();
    });
    await step('ArrowDown moves to the same moment of the next line', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(point(/فایل صوتی, اردیبهشت: ۲۴۰/)).toHaveFocus();
    });
    await step('ArrowDown stays on the last line', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(point(/فایل صوتی, اردیبهشت/)).toHaveFocus();
    });
  },
});

/** The third month has no value: the line has a gap, and the table a dash. */
export const MissingValues = meta.story({
  args: { series: [{ name: 'تایپ زنده', values: [120, 180, null, 210, null, 410, 460, 520] }] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the arrow keys pass over a gap', async () => {
      canvas.getByRole('img', { name: /فروردین/ }).focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByRole('img', { name: /تیر: ۲۱۰/ })).toHaveFocus();
    });
    await step('the table says that there is no value', async () => {
      await expect(canvas.getAllByText('—')).toHaveLength(2);
    });
  },
});

/** The current month is not over, and last year is a quiet line. */
export const ComparedPeriod = meta.story({
  args: {
    partial: { from: 7, words: 'تا این لحظه' },
    series: [
      { name: 'امسال', values: [120, 180, 240, 210, 320, 410, 460, 300] },
      { name: 'پارسال', values: [90, 120, 140, 180, 230, 260, 330, 350], compared: true },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the value of a month that is not over says so', async () => {
      canvas.getByRole('img', { name: /امسال, فروردین/ }).focus();
      await userEvent.keyboard('{End}');
      await expect(
        canvas.getByRole('img', { name: 'امسال, آبان: ۳۰۰ (تا این لحظه)' }),
      ).toHaveFocus();
    });
  },
});

/** A year of days with equal labels, and the year before. */
export const YearOfDays = meta.story({
  args: {
    moments: Array.from({ length: 365 }, (_, day) => `${formatNumber((day % 30) + 1)} ماه`),
    series: [
      { name: 'امسال', values: Array.from({ length: 365 }, (_, day) => (day * 37) % 90) },
      {
        name: 'پارسال',
        values: Array.from({ length: 365 }, (_, day) => (day * 53) % 70),
        compared: true,
      },
    ],
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('730 values are one tab stop', async () => {
      await expect(canvasElement.querySelectorAll('svg [tabindex]')).toHaveLength(1);
      await expect(canvas.getAllByRole('img')).toHaveLength(1);
    });
  },
});

/** Ninety days with the running one, beside the days before; the month of the missing day has a gap. */
export const Quarter = meta.story({
  args: {
    label: 'دقیقه‌های هر روز',
    column: 'روز',
    moments: quarter,
    partial: { from: 91, words: 'تا این ساعت' },
    series: [
      {
        name: 'این دوره',
        values: quarter.map((_, day) => (day === 40 ? null : 300 + ((day * 37) % 240))),
      },
      {
        name: 'دورهٔ قبل',
        values: quarter.map((_, day) => 200 + ((day * 53) % 190)),
        compared: true,
      },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-249: the value is said with its day', async () => {
      canvas.getByRole('img').focus();
      await userEvent.keyboard('{End}');
      await expect(
        canvas.getByRole('img', { name: /^این دوره, شنبه ۳۰ آبان ۱۴۰۵: [۰-۹]+ \(تا این ساعت\)$/ }),
      ).toHaveFocus();
    });
    await step('X-244: the axis names the running day', async () => {
      await expect(canvas.getByText('تا این ساعت', { selector: 'text' })).toBeVisible();
    });
  },
});

/** In a narrow place the names are above the lines, which then have the width. */
export const NarrowQuarter = Quarter.extend({
  globals: onPhone,
  play: async ({ canvas, canvasElement, step }) => {
    const drawn = [...canvasElement.querySelectorAll('[data-line] [data-stroke]')].map((line) =>
      line.getBoundingClientRect(),
    );
    const svg = canvasElement.querySelector('svg');
    await step('X-247: the lines have at least two thirds of the width', async () => {
      const begin = Math.max(...drawn.map(({ right }) => right));
      const end = Math.min(...drawn.map(({ left }) => left));
      const { width = 0 } = svg?.getBoundingClientRect() ?? {};
      await expect((begin - end) / width).toBeGreaterThanOrEqual(2 / 3);
    });
    await step('no line runs through a name', async () => {
      const top = Math.min(...drawn.map((line) => line.top));
      for (const name of ['این دوره', 'دورهٔ قبل']) {
        const words = canvas.getByText(name, { selector: 'text' }).getBoundingClientRect();
        await expect(words.bottom).toBeLessThanOrEqual(top);
        await expect(words.left).toBeGreaterThanOrEqual(0);
      }
    });
  },
});

/** A week whose last label is longer than the distance of two days. */
export const NarrowWeek = NarrowQuarter.extend({
  args: {
    moments: quarter.slice(-7),
    partial: { from: 6, words: 'تا این ساعت' },
    series: [{ name: 'این دوره', values: [120, 180, 240, 210, 320, 410, 260] }],
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('X-244: no label of the axis is under another one', async () => {
      const last = canvas.getByText('تا این ساعت', { selector: 'text' }).getBoundingClientRect();
      const others = [...canvasElement.querySelectorAll('svg text')]
        .filter(({ textContent }) => textContent.endsWith(' آبان'))
        .map((label) => label.getBoundingClientRect().left);
      await expect(others.length).toBeGreaterThan(1);
      await expect(Math.min(...others)).toBeGreaterThan(last.right);
    });
  },
});

/** Both lines end on the axis: their names are above its labels. */
export const QuarterOfZeros = Quarter.extend({
  globals: onTablet,
  args: {
    series: [
      { name: 'این دوره', values: quarter.map(() => 0) },
      { name: 'دورهٔ قبل', values: quarter.map(() => 0), compared: true },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('no name is in the line of the axis', async () => {
      const getY = (words: string) =>
        Number(canvas.getByText(words, { selector: 'text' }).getAttribute('y'));
      for (const name of ['این دوره', 'دورهٔ قبل']) {
        await expect(getY('تا این ساعت') - getY(name)).toBeGreaterThanOrEqual(18);
      }
    });
  },
});

export const AllZero = meta.story({
  args: { series: [{ name: 'تایپ زنده', values: moments.map(() => 0) }] },
  play: async ({ canvas, step }) => {
    await step('X-247: known zeros are a flat line and not missing data', async () => {
      await expect(canvas.queryByText('در این بازه داده‌ای نیست')).toBeNull();
      await expect(canvas.getByRole('img', { name: /فروردین: ۰/ })).toBeInTheDocument();
    });
  },
});

export const OnePoint = meta.story({
  args: {
    moments: ['۳۰ آبان'],
    partial: { from: 0, words: 'تا این ساعت' },
    series: [{ name: 'این دوره', values: [120] }],
  },
  play: async ({ canvas, step }) => {
    await step('X-247: one value is a dot', async () => {
      await expect(canvas.getByRole('img', { name: /۳۰ آبان: ۱۲۰ \(تا این ساعت\)/ })).toBeVisible();
    });
  },
});

export const HugeAmounts = meta.story({
  args: {
    format: formatToman,
    series: [{ name: 'درآمد', values: [1.2e12, 4e11, 8e11, 6e11, 9e11, 1e12, 1.1e12, 1.2e12] }],
  },
  play: async ({ canvas, step }) => {
    await step('X-247: the axis writes a million millions in words', async () => {
      await expect(canvas.getByText('۱٫۲ میلیون میلیون', { selector: 'text' })).toBeVisible();
    });
  },
});

export const NarrowHugeAmounts = HugeAmounts.extend({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the table has a column for each line', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'نمایش جدول' }));
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
      await expect(canvas.getByRole('cell', { name: '۵۲۰' })).toBeVisible();
    });
  },
});

export const Sheet = meta.story({
  args: {
    partial: { from: 7, words: 'تا این لحظه' },
    series: [
      ...four.slice(0, 3),
      { name: 'پارسال', values: [90, 120, null, 180, 230, 260, 330, 350], compared: true },
    ],
  },
  parameters: { everyTheme: true, picture: true },
});
