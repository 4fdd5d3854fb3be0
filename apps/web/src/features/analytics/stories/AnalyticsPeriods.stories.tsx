import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  findChart,
  type findFigure,
  openAnalytics,
  getServer,
} from '../../../testing/analyticsSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Analytics/Periods',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('Periods, comparisons and Tehran midnight.'),
    ...openAnalytics(),
  },
});

const written = (canvas: Parameters<typeof findFigure>[0], words: RegExp) =>
  canvas.findByText(words, {}, patience);

export const Week = meta.story({
  parameters: { picture: true, ...openAnalytics('?period=7&compare=weekdays') },
  play: async ({ canvas, step }) => {
    await step('X-240: seven days and the same weekdays before', async () => {
      await expect(
        await written(
          canvas,
          /^۲۴ تا ۳۰ آبان ۱۴۰۵ \(تا این ساعت\) در مقایسه با ۱۷ تا ۲۳ آبان ۱۴۰۵ \(تا همین ساعت\)/,
        ),
      ).toBeVisible();
      const chart = await findChart(canvas, /دقیقه‌های تبدیل‌شده/);
      await expect(within(chart).getAllByRole('row')).toHaveLength(8);
      await expect(within(chart).getByText('همین روزهای هفته', { selector: 'text' })).toBeVisible();
    });
  },
});

export const YearByWeeks = meta.story({
  parameters: openAnalytics('?period=year&compare=year'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-245: the year is drawn by weeks from Saturday on', async () => {
      const chart = await findChart(canvas, /دقیقه‌های تبدیل‌شده در هر هفته/);
      await userEvent.click(within(chart).getByRole('button', { name: 'نمایش جدول' }));
      await expect(within(chart).getAllByRole('row')).toHaveLength(37);
      await expect(
        within(chart).getByRole('rowheader', { name: '۱ تا ۷ فروردین ۱۴۰۵' }),
      ).toBeVisible();
      await expect(within(chart).getByRole('rowheader', { name: '۳۰ آبان ۱۴۰۵' })).toBeVisible();
    });
    await step('X-244: the running week says that it is not over', async () => {
      const chart = await findChart(canvas, /دقیقه‌های تبدیل‌شده در هر هفته/);
      await expect(within(chart).getByText(/\(تا این ساعت\)/, { selector: 'td' })).toBeVisible();
    });
  },
});

export const LeapYearByMonths = meta.story({
  parameters: openAnalytics('?days=1403-09-02..1405-08-29&compare=none'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-245, X-246: two years by Persian months, with the leap month', async () => {
      const chart = await findChart(canvas, /درآمد در هر ماه/);
      await userEvent.click(within(chart).getByRole('button', { name: 'نمایش جدول' }));
      await expect(within(chart).getByRole('rowheader', { name: 'اسفند ۱۴۰۳' })).toBeVisible();
      await expect(within(chart).getAllByRole('row')).toHaveLength(25);
    });
    await step('X-244: a span that ended yesterday is solid throughout', async () => {
      await expect(canvas.queryByText(/تا این ساعت/)).toBeNull();
      const chart = await findChart(canvas, /ثبت‌نام‌ها در هر ماه/);
      await expect(chart.querySelector('[data-partial]')).toBeNull();
    });
    await step('X-240: without a comparison the cards show no change', async () => {
      await expect(
        await written(canvas, /^۲ آذر ۱۴۰۳ تا ۲۹ آبان ۱۴۰۵، به وقت تهران$/),
      ).toBeVisible();
      await expect(canvas.queryByText(/(از|به) دورهٔ قبل/)).toBeNull();
    });
  },
});

export const TooLong = meta.story({
  parameters: openAnalytics('?days=1390-01-01..1405-08-30'),
  play: async ({ canvas, step }) => {
    await step('X-240: more than three years are cut to the last three, and said', async () => {
      await expect(await written(canvas, /بازه بیش از سه سال نمی‌شود/)).toBeVisible();
      await expect(await written(canvas, /^۱ آذر ۱۴۰۲ تا ۳۰ آبان ۱۴۰۵/)).toBeVisible();
    });
  },
});

export const Future = meta.story({
  parameters: openAnalytics('?days=1405-12-01..1405-08-25'),
  play: async ({ canvas, step }) => {
    await step('X-240: swapped days are put in order, and the future is cut at today', async () => {
      await expect(await written(canvas, /^۲۵ تا ۳۰ آبان ۱۴۰۵ \(تا این ساعت\)/)).toBeVisible();
      await expect(await written(canvas, /بازه به امروز کوتاه شد/)).toBeVisible();
    });
  },
});

/** Chooses in the bar; names of roles are patience to work out in the whole page. */
async function choose(
  canvas: Parameters<typeof findFigure>[0],
  { click }: { click: (element: Element) => Promise<void> },
  field: string,
  option: string,
) {
  const label = await canvas.findByText(field, { selector: 'label, span' }, patience);
  const bar = within((label as HTMLElement).closest<HTMLElement>('[role="group"]') ?? label);
  await click(bar.getByRole('button', { name: new RegExp(field) }));
  const list = await waitUntil(() => {
    const box = document.querySelector<HTMLElement>('[role="listbox"]');
    if (box === null) {
      throw new Error('The list of options is not open.');
    }
    return box;
  });
  await click(within(list).getByRole('option', { name: option }));
}

export const AnotherPeriod = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('X-240: another period is chosen in the menu', async () => {
      await choose(canvas, userEvent, 'بازهٔ زمانی', '۹۰ روز گذشته');
      await expect(await written(canvas, /^۲ شهریور تا ۳۰ آبان ۱۴۰۵/)).toBeVisible();
    });
  },
});

export const AnotherComparison = meta.story({
  parameters: openAnalytics('?period=90'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-240: another comparison is chosen in the menu', async () => {
      await choose(canvas, userEvent, 'مقایسه با', 'سال گذشته');
      await expect(await written(canvas, /در مقایسه با ۲ شهریور تا ۳۰ آبان ۱۴۰۴/)).toBeVisible();
    });
  },
});

export const OwnSpan = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await written(canvas, /^۱ تا ۳۰ آبان ۱۴۰۵/);
    await step('X-240: an own span begins with the days that are shown', async () => {
      await choose(canvas, userEvent, 'بازهٔ زمانی', 'بازهٔ دلخواه');
      await waitUntil(() => expect(canvas.getAllByText('بازهٔ دلخواه').length).toBeGreaterThan(1));
      await expect(await written(canvas, /^۱ تا ۳۰ آبان ۱۴۰۵/)).toBeVisible();
    });
  },
});

export const Midnight = meta.story({
  parameters: openAnalytics('?period=7'),
  play: async ({ canvas, userEvent, step }) => {
    await written(canvas, /^۲۴ تا ۳۰ آبان ۱۴۰۵/);
    await findChart(canvas, /دقیقه‌های تبدیل‌شده/);
    await step('T-84: after Tehran midnight the period is that of the new day', async () => {
      getServer().clock.advance(10 * 3_600_000);
      await userEvent.click(canvas.getByRole('button', { name: 'به‌روزرسانی' }));
      await expect(await written(canvas, /^۲۵ آبان تا ۱ آذر ۱۴۰۵ \(تا این ساعت\)/)).toBeVisible();
      await waitUntil(() =>
        expect(canvas.getByText('به‌روزرسانی: ۱ آذر ۱۴۰۵، ساعت ۰۰:۰۵')).toBeVisible(),
      );
    });
  },
});
