import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { formatNumber } from '../../persian/number.ts';
import { measureLetters } from '../../testing/measureLetters.ts';
import { ChartSkeleton } from '../ChartFrame/ChartSkeleton.tsx';
import { type Bar, BarChart, type BarChartProps } from './BarChart.tsx';

const columns: BarChartProps['columns'] = ['روز', 'دقیقه'];

const week: Bar[] = [
  { name: 'شنبه', value: 42 },
  { name: 'یکشنبه', value: 65 },
  { name: 'دوشنبه', value: 18 },
  { name: 'سه‌شنبه', value: 88 },
  { name: 'چهارشنبه', value: 51 },
  { name: 'پنجشنبه', value: 30 },
  { name: 'جمعه', value: 7 },
];

const inMinutes = (value: number) => `${formatNumber(value)} دقیقه`;

const meta = preview.meta({
  title: 'Components/Charts/BarChart',
  component: BarChart,
  args: {
    label: 'استفادهٔ روزانه (دقیقه)',
    columns,
    bars: week,
  },
});

export const Default = meta.story();

export const Month = meta.story({
  args: {
    bars: Array.from({ length: 30 }, (_, index) => ({
      name: formatNumber(index + 1),
      value: (index * 37) % 90,
    })),
  },
});

/** Days of one quarter: names that repeat, days without a value, and a day with none of it. */
export const Quarter = meta.story({
  args: {
    bars: Array.from({ length: 90 }, (_, index) => ({
      name: formatNumber((index % 30) + 1),
      fullName: `روز ${formatNumber(index + 1)}`,
      value: index < 12 ? null : index % 9 === 0 ? 0 : (index * 37) % 90,
    })),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first bar that has a value is the tab stop', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('img', { name: 'روز ۱۳: ۸۴' })).toHaveFocus();
    });
    await step('its whole name is written above it', async () => {
      await expect(canvas.getByText('روز ۱۳: ۸۴', { selector: 'text' })).toBeVisible();
    });
  },
});

/** The third day was not recorded: it has no bar, and the table a dash. */
export const MissingDay = meta.story({
  args: { bars: week.with(2, { name: 'دوشنبه', value: null }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the arrow keys pass over the gap', async () => {
      canvas.getByRole('img', { name: /^شنبه/ }).focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByRole('img', { name: 'سه‌شنبه: ۸۸' })).toHaveFocus();
    });
    await step('the table says that there is no value', async () => {
      await expect(canvas.getByRole('cell', { name: '—', hidden: true })).toBeInTheDocument();
    });
  },
});

/** Its room while it is loading. */
export const Loading = meta.story({
  render: (args) => (
    <>
      <ChartSkeleton drawing="bars" />
      <BarChart {...args} />
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('the placeholder is as high as a chart with its heading', async () => {
      const [shapes, chart] = [...canvasElement.querySelectorAll('figure')].map(
        (figure) => figure.offsetHeight,
      );
      await expect(shapes).toBe(chart);
    });
  },
});

export const OneBar = meta.story({ args: { bars: [{ name: 'شنبه', value: 42 }] } });

export const LongText = meta.story({
  args: {
    label:
      'دقیقه‌های تایپ صوتی همهٔ کاربران این سازمان در هر روز هفته، با صدای ضبط‌شده و بدون آن، از آغاز ماه',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('the button below a long heading ends where the drawing does', async () => {
      const button = canvas.getByRole('button', { name: 'نمایش جدول' });
      const figure = canvas.getByRole('figure');
      await expect(measureLetters(button).left).toBeCloseTo(figure.getBoundingClientRect().left, 0);
    });
  },
});

export const Empty = meta.story({
  args: { bars: [] },
  play: async ({ canvas, step }) => {
    await step('an empty chart says so and offers no table', async () => {
      await expect(canvas.getByText('در این بازه داده‌ای نیست')).toBeVisible();
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
  },
});

export const ByKeyboard = meta.story({
  args: { format: inMinutes },
  play: async ({ canvas, userEvent, step }) => {
    const bar = (name: RegExp) => canvas.getByRole('img', { name });
    await step('the bars are one tab stop', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(bar(/^شنبه: ۴۲ دقیقه/)).toHaveFocus();
    });
    await step('the words of the focused bar are above its ring', async () => {
      const ring = bar(/^شنبه/).getBoundingClientRect().top - 4;
      const words = canvas.getByText('۴۲ دقیقه', { selector: 'text' }).getBoundingClientRect();
      await expect(words.bottom).toBeLessThanOrEqual(ring);
    });
    await step('ArrowLeft moves forward in time, ArrowRight back', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
      await expect(bar(/^یکشنبه: ۶۵ دقیقه/)).toHaveFocus();
    });
    await step('the value of the focused bar is shown above it', async () => {
      await expect(canvas.getByText('۶۵ دقیقه', { selector: 'text' })).toBeVisible();
    });
    await step('End moves to the last bar, Home to the first', async () => {
      await userEvent.keyboard('{End}');
      await expect(bar(/^جمعه: ۷ دقیقه/)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(bar(/^شنبه/)).toHaveFocus();
    });
  },
});

export const ByKeyboardLeftToRight = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent, step }) => {
    await step('left to right: ArrowRight moves forward', async () => {
      canvas.getByRole('img', { name: /^شنبه/ }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('img', { name: /^یکشنبه/ })).toHaveFocus();
    });
  },
});

export const AsTable = meta.story({
  args: { format: inMinutes },
  play: async ({ canvas, userEvent, step }) => {
    await step('the figures are always available as a table', async () => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(7);
    });
    await step('the button shows the table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'نمایش جدول' }));
      await expect(canvas.getByRole('cell', { name: '۸۸ دقیقه' })).toBeVisible();
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    });
    await step('the button keeps the focus and switches back', async () => {
      await expect(canvas.getByRole('button', { name: 'نمایش نمودار' })).toHaveFocus();
    });
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
