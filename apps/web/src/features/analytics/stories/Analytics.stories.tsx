import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { findChart, openAnalytics } from '../../../testing/analyticsSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Analytics',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The figures of the service over a period, with their charts, tables and files.',
    ),
    ...openAnalytics(),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'آمار و تحلیل' }, patience);
    await step('X-240: the period and the compared one are written out', async () => {
      await expect(
        await canvas.findByText(
          '۱ تا ۳۰ آبان ۱۴۰۵ (تا این ساعت) در مقایسه با ۱ تا ۳۰ مهر ۱۴۰۵ (تا همین ساعت)، به وقت تهران',
          {},
          patience,
        ),
      ).toBeVisible();
    });
    await step('X-241, X-242: eight figures with their changes', async () => {
      // The shapes of the figures that are loaded are in a group of the same name, which is replaced.
      const figures = await waitUntil(async () => {
        const group = within(canvas.getByRole('group', { name: 'شاخص‌ها' }));
        await expect(group.getAllByRole('group')).toHaveLength(8);
        return group;
      });
      await waitUntil(() =>
        expect(figures.getAllByText(/^\u200E[+−][۰-۹٬٫]+ درصد$/).length).toBeGreaterThan(4),
      );
      // The running month has less than a thousand million in its first days (compactNumber.test.ts).
      await expect(figures.getByRole('group', { name: 'درآمد' })).toHaveTextContent(
        /[۰-۹٫]+ میلیارد تومان|[۰-۹٬]{9,} تومان/,
      );
    });
    await step(
      'X-244, X-246: the running day is labelled, and the missing day is a gap',
      async () => {
        const chart = await findChart(canvas, /دقیقه‌های تبدیل‌شده در هر روز/);
        await expect(within(chart).getByText('تا این ساعت', { selector: 'text' })).toBeVisible();
        const row = within(chart).getByRole('row', { name: /دوشنبه ۱۸ آبان ۱۴۰۵/ });
        await expect(row).toHaveTextContent(/۱۸ آبان ۱۴۰۵—/);
      },
    );
    await step('X-247: more than three packages are named and joined', async () => {
      const mix = await findChart(canvas, /سهم بسته‌ها/);
      await expect(within(mix).getByText('سایر', { selector: 'text' })).toBeVisible();
      await expect(within(mix).getAllByRole('row')).toHaveLength(6);
    });
    await step('X-250: the page says when it was read', async () => {
      await expect(canvas.getByText('به‌روزرسانی: ۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵')).toBeVisible();
    });
    await step('X-249: few elements take the focus', async () => {
      const main = canvas.getByRole('main');
      const stops = main.querySelectorAll('a[href], button, input, select, [tabindex="0"]');
      await expect(stops.length).toBeLessThanOrEqual(100);
      await expect(main.querySelectorAll('svg [tabindex="0"]').length).toBeLessThanOrEqual(5);
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await findChart(canvas, /دقیقه‌های تبدیل‌شده/);
    await findChart(canvas, /کدهای تخفیف/);
    await step('X-241: nothing is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});
