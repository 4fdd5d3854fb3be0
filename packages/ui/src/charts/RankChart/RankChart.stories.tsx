import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { formatNumber } from '../../persian/number.ts';
import { measureSpan } from '../../testing/readingDirection.ts';
import { RankChart, type RankChartProps } from './RankChart.tsx';

const columns: RankChartProps['columns'] = ['کد', 'خرید'];

const meta = preview.meta({
  title: 'Components/Charts/RankChart',
  component: RankChart,
  args: {
    label: 'کدهای تخفیف پرکاربرد',
    columns,
    format: (value: number) => `${formatNumber(value)} خرید`,
    bars: [
      { name: 'NOWRUZ1405', value: 312 },
      { name: '1405-YALDA', value: 128 },
      { name: 'WELCOME', value: 40 },
      { name: 'MEHR', value: 0 },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the largest bar has the whole width, one of 0 has none', async () => {
      const widths = [...document.querySelectorAll('[data-tone="1"]')].map(
        (bar) => bar.getBoundingClientRect().width,
      );
      await expect(widths).toHaveLength(3);
      const track = document.querySelector('[data-tone="track"]')?.getBoundingClientRect();
      await expect(Math.round(widths[0] ?? 0)).toBe(Math.round(track?.width ?? 1));
      await expect(widths[1]).toBeLessThan(widths[0] ?? 0);
    });
    await step('the name is at the start, the amount at the end', async () => {
      const name = measureSpan(canvas.getByText(/NOWRUZ1405/, { selector: 'text' }));
      const amount = measureSpan(canvas.getByText('۳۱۲ خرید', { selector: 'text' }));
      await expect(name.end).toBeLessThan(amount.start);
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const LongNames = meta.story({
  args: {
    bars: [
      {
        name: 'THE-LONGEST-CODE-THAT-A-PERSON-MAY-WRITE-0123456789'.repeat(3),
        value: 1_000_000_000_000,
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('a long name is cut, the amount never', async () => {
      await expect(canvas.getByText(/^\u2068THE-.*…\u2069$/, { selector: 'text' })).toBeVisible();
      await expect(canvas.getByText('۱٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۰ خرید', { selector: 'text' })).toBeVisible();
    });
  },
});

export const Empty = meta.story({ args: { bars: [] } });

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const bar = (name: RegExp) => canvas.getByRole('img', { name });
    await step('X-249: the bars are one tab stop', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(bar(/^NOWRUZ1405: ۳۱۲ خرید/)).toHaveFocus();
    });
    await step(
      'X-249: ArrowDown moves to the bar below, ArrowUp back, End and Home to the ends',
      async () => {
        await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
        await expect(bar(/^1405-YALDA/)).toHaveFocus();
        await userEvent.keyboard('{End}');
        await expect(bar(/^MEHR: ۰/)).toHaveFocus();
        await userEvent.keyboard('{Home}');
        await expect(bar(/^NOWRUZ1405/)).toHaveFocus();
      },
    );
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
