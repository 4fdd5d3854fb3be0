import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  findChart,
  findFigure,
  openAnalytics,
  getServer,
} from '../../../testing/analyticsSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Analytics/States',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The figures while they load, after failures, and where nothing happened.'),
    ...openAnalytics(),
  },
});

const calls = [
  'summarizeAnalytics',
  'listAnalyticsSeries',
  'listServiceMix',
  'listTopDiscounts',
] as const;

export const Loading = meta.story({
  parameters: {
    picture: true,
    ...openAnalytics('', (backend) => calls.forEach((call) => backend.answerSlowly(call, 600_000))),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('X-250: each part has its shapes until its first answer', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'آمار و تحلیل' }, patience);
      await waitUntil(() =>
        expect(canvasElement.querySelectorAll('main [aria-busy="true"]:not(button)').length).toBe(
          6,
        ),
      );
      await expect(canvas.queryByText(/به‌روزرسانی: /)).toBeNull();
    });
  },
});

export const OneFailed = meta.story({
  parameters: openAnalytics('', (backend) => backend.breakDown('listServiceMix', 'server')),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-250: one part fails and the others are shown', async () => {
      await canvas.findByRole('heading', { name: '«سهم بسته‌ها» بارگذاری نشد' }, patience);
      await findChart(canvas, /کدهای تخفیف پرکاربرد/);
      await expect(await findFigure(canvas, 'درآمد')).toHaveTextContent(/تومان/);
    });
    await step('X-250: the failed part alone is asked for again', async () => {
      getServer().repair('listServiceMix');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await findChart(canvas, /سهم بسته‌ها/);
    });
  },
});

export const AllFailed = meta.story({
  parameters: openAnalytics('', (backend) =>
    calls.forEach((call) => backend.breakDown(call, 'network')),
  ),
  play: async ({ canvas, step }) => {
    await step('X-250: each part says for itself that it failed', async () => {
      await canvas.findByRole('heading', { name: 'شاخص‌ها بارگذاری نشد' }, patience);
      await waitUntil(() =>
        expect(canvas.getAllByRole('button', { name: 'تلاش دوباره' })).toHaveLength(6),
      );
    });
  },
});

export const Stale = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const figure = await findFigure(canvas, 'خریدها');
    const before = figure.textContent;
    await step('X-250: a failed reading leaves the figures and says how old they are', async () => {
      getServer().breakDown('summarizeAnalytics', 'network');
      await userEvent.click(await canvas.findByRole('button', { name: 'به‌روزرسانی' }));
      await expect(
        await canvas.findByText(
          /به‌روز نشد؛ آنچه می‌بینید برای ۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵ است/,
          {},
          patience,
        ),
      ).toBeVisible();
      await expect(canvas.getByRole('group', { name: 'خریدها' }).textContent).toBe(before);
    });
    await step('X-250: reading again by hand mends it', async () => {
      getServer().repair('summarizeAnalytics');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitUntil(() => expect(canvas.queryByText(/به‌روز نشد/)).toBeNull());
    });
  },
});

/** Nothing happened: each amount is a known zero. */
export const NothingHappened = meta.story({
  parameters: openAnalytics('', (backend) => {
    backend.analytics.activity = 0;
  }),
  play: async ({ canvas, step }) => {
    await step('X-247: zeros are a flat line and not missing data', async () => {
      const chart = await findChart(canvas, /ثبت‌نام‌ها در هر روز/);
      await expect(within(chart).queryByText('در این بازه داده‌ای نیست')).toBeNull();
      const day = within(chart).getByRole('button', { name: /۱ آبان ۱۴۰۵: ۰/ });
      await expect(day).toBeInTheDocument();
    });
    await step('X-243: a zero has no change, and a share of zero is a dash', async () => {
      await expect(await findFigure(canvas, 'خریدها')).toHaveTextContent('۰بدون تغییر');
      const rate = await findFigure(canvas, 'نرخ خرید');
      await expect(rate).toHaveTextContent('—');
      await expect(rate).not.toHaveTextContent('ثبت نشده');
      await expect(canvas.queryByText(/∞|NaN|ناعدد/)).toBeNull();
    });
  },
});

export const NotRecorded = meta.story({
  parameters: openAnalytics('?days=1402-09-01..1402-10-30'),
  play: async ({ canvas, step }) => {
    await step('X-241: an unrecorded figure is a dash and no zero', async () => {
      const figure = await findFigure(canvas, 'ثبت‌نام‌ها');
      await expect(figure).toHaveTextContent('—ثبت نشده');
      const chart = await findChart(canvas, /درآمد در هر روز/);
      await expect(within(chart).getByText('در این بازه داده‌ای نیست')).toBeVisible();
    });
  },
});

/** The period before the first recorded day had nothing: there is nothing to compare with. */
export const FirstDays = meta.story({
  parameters: openAnalytics('', (backend) => {
    backend.analytics.firstDay = '2026-10-23';
  }),
  play: async ({ canvas, step }) => {
    await step('X-243: without an earlier figure the card shows no change', async () => {
      await findFigure(canvas, 'ثبت‌نام‌ها');
      await waitUntil(() =>
        expect(canvas.getByRole('group', { name: 'ثبت‌نام‌ها' })).not.toHaveTextContent(
          /دورهٔ قبل|بدون تغییر/,
        ),
      );
    });
  },
});

export const HugeAmounts = meta.story({
  parameters: openAnalytics('', (backend) => {
    backend.analytics.price = 3_000;
  }),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('X-247: ten to the twelfth is written in words and fits on a phone', async () => {
      await expect(await findFigure(canvas, 'درآمد')).toHaveTextContent(/میلیون میلیون تومان/);
      await findChart(canvas, /درآمد در هر روز/);
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});
