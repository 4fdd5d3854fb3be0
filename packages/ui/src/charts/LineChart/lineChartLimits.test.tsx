import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { formatNumber } from '../../persian/number.ts';
import { formatToman } from '../../persian/money.ts';
import { render } from '../../testing/render.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';
import type { Moment } from './moments.ts';

const daysFrom = (first: string, count: number): Moment[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10);
    return { date, name: `روز ${date}`, label: `${formatNumber(index + 1)} آبان` };
  });

const quarter: LineChartProps = {
  label: 'دقیقه‌های هر روز',
  column: 'روز',
  moments: daysFrom('2026-08-22', 92),
  partial: { from: 91, words: 'تا این ساعت' },
  series: [
    { name: 'این دوره', values: Array.from({ length: 92 }, (_, day) => (day * 37) % 900) },
    {
      name: 'دورهٔ قبل',
      compared: true,
      values: Array.from({ length: 92 }, (_, day) => (day * 53) % 700),
      moments: daysFrom('2026-05-22', 92).map(({ name }) => name),
    },
  ],
};

const lines = (container: HTMLElement, name: string) => [
  ...container.querySelectorAll<SVGPathElement>(`[data-line='${name}'] [data-stroke]`),
];

describe('a line chart of 92 days and their earlier period', () => {
  it('X-245, X-249: has at most 250 elements, one of them focusable besides the button', () => {
    const { container } = render(<LineChart {...quarter} />);
    expect(container.querySelectorAll('figure, figure *').length).toBeLessThanOrEqual(250);
    expect(container.querySelectorAll('svg [tabindex]')).toHaveLength(1);
    expect(container.querySelectorAll('svg [tabindex="0"]')).toHaveLength(1);
    expect(container.querySelectorAll('[tabindex], button')).toHaveLength(2);
  });

  it('X-245, X-248: has its 92 rows when the table is shown', async () => {
    const { container, find } = render(<LineChart {...quarter} />);
    expect(container.querySelector('table')).toBeNull();
    await userEvent.click(find('button'));
    expect(container.querySelectorAll('tbody tr')).toHaveLength(92);
    expect(container.querySelector('section')?.getBoundingClientRect().width).toBeGreaterThan(100);
  });

  it('X-248: prints its table', async () => {
    const { container } = render(<LineChart {...quarter} />);
    window.dispatchEvent(new Event('beforeprint'));
    expect(container.querySelectorAll('tbody tr')).toHaveLength(92);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    onTestFinished(() => void cdp().send('Emulation.setEmulatedMedia', { media: '' }));
    expect(container.querySelector('section')?.getBoundingClientRect().width).toBeGreaterThan(100);
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    window.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(container.querySelector('table')).toBeNull());
  });

  it('X-248: prints its table where the browser tells of the medium alone', async () => {
    const { container } = render(<LineChart {...quarter} />);
    onTestFinished(() => void cdp().send('Emulation.setEmulatedMedia', { media: '' }));
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    await vi.waitFor(() => expect(container.querySelectorAll('tbody tr')).toHaveLength(92));
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    await vi.waitFor(() => expect(container.querySelector('table')).toBeNull());
  });

  it('X-249: each value is said with its line and its own day, over both lines', async () => {
    const { container } = render(<LineChart {...quarter} />);
    const focus = () => document.activeElement?.getAttribute('aria-label');
    container.querySelector<SVGGElement>('svg [tabindex]')?.focus();
    expect(focus()).toBe('این دوره, روز 2026-08-22: ۰');
    await userEvent.keyboard('{End}');
    expect(focus()).toBe('این دوره, روز 2026-11-21: ۶۶۷ (تا این ساعت)');
    await userEvent.keyboard('{ArrowDown}');
    expect(focus()).toBe('دورهٔ قبل, روز 2026-08-21: ۶۲۳');
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowUp}');
    expect(focus()).toBe('این دوره, روز 2026-08-23: ۳۷');
  });

  it('X-244: the running day is dashed and labelled on the axis', () => {
    const { container } = render(<LineChart {...quarter} />);
    expect(lines(container, 'این دوره').map((line) => line.dataset['partial'])).toEqual([
      undefined,
      'true',
    ]);
    expect(lines(container, 'دورهٔ قبل')).toHaveLength(1);
    const [solid, dashed] = lines(container, 'این دوره').map((line) => line.getBBox());
    expect(solid?.x, 'the solid line ends where the dashed one begins').toBeCloseTo(
      (dashed?.x ?? 0) + (dashed?.width ?? 0),
      0,
    );
    const dashes = lines(container, 'این دوره').map((line) => getComputedStyle(line));
    expect(dashes.map(({ strokeDasharray }) => strokeDasharray !== 'none')).toEqual([false, true]);
    const label = container.querySelector('text[data-partial]');
    expect(label?.textContent).toBe('تا این ساعت');
  });

  it('X-244: a span that is over is solid throughout', () => {
    const { container } = render(<LineChart {...quarter} partial={undefined} />);
    expect(container.querySelector('[data-partial]')).toBeNull();
  });
});

describe('a line chart', () => {
  it('X-246, T-86: has places by date, so that equal labels of two years stay apart', async () => {
    await page.viewport(900, 600);
    const moments = ['2024-10-22', '2025-10-23', '2026-10-23'].map((date) => ({
      date,
      name: `۱ آبان ${date.slice(0, 4)}`,
      label: '۱ آبان',
    }));
    const { container } = render(
      <LineChart
        {...quarter}
        moments={moments}
        partial={undefined}
        series={[{ name: 'زنده', values: [1, 2, 3] }]}
      />,
    );
    const labels = [...container.querySelectorAll('svg text')].filter(
      ({ textContent }) => textContent === '۱ آبان',
    );
    expect(new Set(labels.map((text) => text.getBoundingClientRect().x)).size).toBe(3);
    const dots = [...container.querySelectorAll('[data-line] [data-rim]')];
    expect(new Set(dots.map((mark) => mark.getBoundingClientRect().x)).size).toBe(3);
  });

  it('X-246: a day without a value is a gap and not a zero', () => {
    const { container } = render(
      <LineChart
        {...quarter}
        moments={daysFrom('2025-03-18', 5)}
        partial={undefined}
        series={[{ name: 'زنده', values: [4, 5, null, 6, 7] }]}
      />,
    );
    expect(lines(container, 'زنده')[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  });

  it('X-247: draws a flat line where all values are 0', () => {
    const { container } = render(
      <LineChart
        {...quarter}
        moments={daysFrom('2026-11-01', 4)}
        partial={undefined}
        series={[{ name: 'زنده', values: [0, 0, 0, 0] }]}
      />,
    );
    expect(container.textContent).not.toContain('در این بازه داده‌ای نیست');
    expect(container.querySelectorAll('svg line')).toHaveLength(1);
    const [line] = lines(container, 'زنده');
    expect(line?.getBBox().height).toBe(0);
    expect(line?.getBBox().width).toBeGreaterThan(100);
  });

  it('X-247: draws one value as a dot', () => {
    const { container } = render(
      <LineChart
        {...quarter}
        moments={daysFrom('2026-11-21', 1)}
        series={[{ name: 'زنده', values: [12] }]}
        partial={{ from: 0, words: 'تا این ساعت' }}
      />,
    );
    expect(container.querySelectorAll('[data-line] [data-rim]')).toHaveLength(1);
  });

  it('X-247: the line of the compared period is thinner', () => {
    const { container } = render(<LineChart {...quarter} />);
    const [own, compared] = ['این دوره', 'دورهٔ قبل'].map((name) =>
      Number.parseFloat(getComputedStyle(lines(container, name)[0] as Element).strokeWidth),
    );
    expect(compared).toBeLessThan(own ?? 0);
  });

  it.each([320, 900])('X-247: cuts nothing of ten to the twelfth, %d px wide', async (width) => {
    await page.viewport(width, 600);
    const { container } = render(
      <LineChart
        {...quarter}
        format={formatToman}
        moments={daysFrom('2026-11-18', 4)}
        series={[{ name: 'این دوره', values: [1.2e12, 4e11, 8e11, 1.2e12] }]}
        partial={undefined}
      />,
    );
    const texts = () => [...container.querySelectorAll<SVGTextElement>('svg text')];
    expect(texts().map(({ textContent }) => textContent)).toContain('۱٫۲ میلیون میلیون');
    container.querySelector<SVGGElement>('svg [tabindex]')?.focus();
    const { left, right } = container.getBoundingClientRect();
    for (const end of ['{Home}', '{End}']) {
      await userEvent.keyboard(end);
      expect(texts().map(({ textContent }) => textContent)).toContain('۱٬۲۰۰٬۰۰۰٬۰۰۰٬۰۰۰ تومان');
      for (const text of texts()) {
        const box = text.getBoundingClientRect();
        expect([text.textContent, box.left >= left - 1, box.right <= right + 1]).toEqual([
          text.textContent,
          true,
          true,
        ]);
      }
    }
  });

  it('X-247: names of a narrow chart are above the lines, each after a sample of its line', async () => {
    await page.viewport(240, 600);
    const { container } = render(<LineChart {...quarter} />);
    const shapes = [...container.querySelectorAll('[data-line] [data-stroke]')];
    const top = Math.min(...shapes.map((shape) => shape.getBoundingClientRect().top));
    for (const { name } of quarter.series) {
      const names = [...container.querySelectorAll('svg text')].filter(
        ({ textContent }) => textContent === name,
      );
      expect(names.map((one) => one.getBoundingClientRect().bottom <= top)).toEqual([true]);
      const style = (selector: string) => {
        const { stroke, strokeWidth } = getComputedStyle(
          container.querySelector(`${selector} [data-stroke]`) as Element,
        );
        return [stroke, strokeWidth];
      };
      expect(style(`[data-legend='${name}']`)).toEqual(style(`[data-line='${name}']`));
    }
  });

  it('X-251: a press, Enter and Space name the value that was pressed', async () => {
    await page.viewport(900, 600);
    const onPress = vi.fn();
    const { container, find } = render(
      <LineChart {...quarter} press={{ words: 'دیدن کاربران این روز', onPress }} />,
    );
    const point = container.querySelector<SVGGElement>('svg [role=button]');
    expect(point?.getAttribute('aria-description')).toBe('دیدن کاربران این روز');
    point?.focus();
    await userEvent.keyboard('{End}{Enter}{ArrowDown} ');
    expect(onPress.mock.calls).toEqual([
      [91, 0],
      [91, 1],
    ]);
    const target = find('svg [data-pressed]');
    const { left, top, height } = target.getBoundingClientRect();
    target.dispatchEvent(
      new MouseEvent('click', { bubbles: true, clientX: left + 130, clientY: top + height / 2 }),
    );
    expect(onPress.mock.calls).toHaveLength(3);
  });
});
