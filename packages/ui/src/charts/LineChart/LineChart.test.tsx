import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const chart: LineChartProps = {
  label: 'ماه‌ها',
  column: 'ماه',
  moments: ['مهر', 'آبان', 'آذر'],
  series: [{ name: 'زنده', values: [10, null, 30] }],
};

describe('LineChart', () => {
  describeComponent(<LineChart {...chart} />, { root: 'figure' });

  it('shows a missing value as a gap and not as zero', () => {
    const { container } = render(<LineChart {...chart} />);
    const [line] = container.querySelectorAll('[data-line] [data-stroke]');
    expect(line?.getAttribute('d')?.match(/M/g), 'two lines with a gap').toHaveLength(2);
    const cells = [...container.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['۱۰', '—', '۳۰']);
    expect(container.querySelectorAll('[data-line] [data-rim]')).toHaveLength(2);
  });

  it('says that a chart without any value is empty', () => {
    const { container } = render(
      <LineChart {...chart} series={[{ name: 'زنده', values: [null, null, null] }]} />,
    );
    expect(container.querySelector('svg')).toBeNull();
    expect(container.textContent).toContain('در این بازه داده‌ای نیست');
  });

  it('does not name a line without any value', async () => {
    await page.viewport(900, 600);
    const { container } = render(
      <LineChart
        {...chart}
        series={[
          { name: 'این دوره', values: [10, 20, 30] },
          { name: 'دورهٔ قبل', values: [null, null, null], compared: true },
        ]}
      />,
    );
    const names = () => [...container.querySelectorAll('[data-line] text')];
    await expect.poll(() => names().map((name) => name.textContent)).toEqual(['این دوره']);
  });

  it('draws two moments with the same label at two places', async () => {
    await page.viewport(900, 600);
    const { container } = render(
      <LineChart
        {...chart}
        moments={['۱ آبان', '۲ آبان', '۱ آبان']}
        series={[{ name: 'زنده', values: [1, 2, 3] }]}
      />,
    );
    const places = [...container.querySelectorAll('[data-line] [data-rim]')].map(
      (mark) => mark.getBoundingClientRect().x,
    );
    expect(new Set(places).size).toBe(3);
    const labels = [...container.querySelectorAll('svg text')]
      .filter(({ textContent }) => textContent === '۱ آبان')
      .map((text) => text.getBoundingClientRect().x);
    expect(new Set(labels).size).toBe(2);
    expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
  });

  it('has one focusable point for 730 values', async () => {
    const days = Array.from({ length: 365 }, (_, day) => day);
    const { container, find } = render(
      <LineChart
        {...chart}
        moments={days.map((day) => `روز ${day}`)}
        series={[
          { name: 'امسال', values: days },
          { name: 'پارسال', values: days, compared: true },
        ]}
      />,
    );
    expect(container.querySelectorAll('svg [tabindex], svg [role=img]')).toHaveLength(1);
    find('svg [tabindex]').focus();
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(container.querySelectorAll('svg [tabindex]')).toHaveLength(1);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('پارسال, روز 364: ۳۶۴');
  });

  it('dashes the part that is not complete and says so with its values', () => {
    const { container } = render(
      <LineChart
        {...chart}
        series={[{ name: 'زنده', values: [10, 20, 15] }]}
        partial={{ from: 2, words: 'تا این لحظه' }}
      />,
    );
    const [whole, partial] = container.querySelectorAll('[data-line] [data-stroke]');
    expect(getComputedStyle(whole as Element).strokeDasharray).toBe('none');
    expect(getComputedStyle(partial as Element).strokeDasharray).toBe('2px, 5px');
    expect([...container.querySelectorAll('td')].at(-1)?.textContent).toBe('۱۵ (تا این لحظه)');
  });

  it('leaves the line of a compared period whole', () => {
    const { container } = render(
      <LineChart
        {...chart}
        series={[{ name: 'پارسال', values: [10, 20, 15], compared: true }]}
        partial={{ from: 2, words: 'تا این لحظه' }}
      />,
    );
    expect(container.querySelectorAll('[data-line] [data-stroke]')).toHaveLength(1);
    expect([...container.querySelectorAll('td')].at(-1)?.textContent).toBe('۱۵');
  });

  it('draws a compared period thinner than the others and without dots', () => {
    const { find, container } = render(
      <LineChart
        {...chart}
        series={[
          { name: 'امسال', values: [1, 2, 3] },
          { name: 'پارسال', values: [1, 2, 3], compared: true },
        ]}
      />,
    );
    const width = (name: string) =>
      getComputedStyle(find(`[data-line='${name}'] [data-stroke]`)).strokeWidth;
    expect([width('امسال'), width('پارسال')]).toEqual(['2px', '1px']);
    expect(container.querySelectorAll("[data-line='پارسال'] [data-rim]")).toHaveLength(0);
  });

  it('shows the value that is nearest to the pointer', async () => {
    await page.viewport(900, 600);
    const { container, find } = render(
      <LineChart {...chart} series={[{ name: 'زنده', values: [10, 20, 30] }]} />,
    );
    const mark = container.querySelectorAll('[data-line] [data-rim]')[1] as Element;
    const { x, y } = mark.getBoundingClientRect();
    find('svg rect').dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, clientX: x + 20, clientY: y + 30 }),
    );
    await expect
      .poll(() => [...container.querySelectorAll('svg text')].map((text) => text.textContent))
      .toContain('۲۰');
  });
});
