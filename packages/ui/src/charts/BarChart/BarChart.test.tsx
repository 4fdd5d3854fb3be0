import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { BarChart, type BarChartProps } from './BarChart.tsx';

const chart: BarChartProps = {
  label: 'استفاده',
  columns: ['روز', 'دقیقه'],
  bars: [
    { name: 'شنبه', value: 42 },
    { name: 'یکشنبه', value: null },
    { name: 'دوشنبه', value: 0 },
  ],
};

const listBars = (container: Element) => [...container.querySelectorAll('svg path')];
const countPlaces = (elements: readonly Element[]) =>
  new Set(elements.map((element) => Math.round(element.getBoundingClientRect().x))).size;

describe('BarChart', () => {
  describeComponent(<BarChart {...chart} />, { root: 'figure' });

  it('X-239: a missing value is a gap, and a zero is a thin bar', () => {
    const { container } = render(<BarChart {...chart} />);
    const heights = listBars(container).map((bar) => bar.getBoundingClientRect().height);
    expect(heights).toEqual([expect.any(Number), 2]);
    expect(heights[0]).toBeGreaterThan(100);
    const cells = [...container.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['۴۲', '—', '۰']);
  });

  it('says that a chart without any value is empty', () => {
    const { container } = render(<BarChart {...chart} bars={[{ name: 'شنبه', value: null }]} />);
    expect(container.querySelector('svg')).toBeNull();
    expect(container.textContent).toContain('در این بازه داده‌ای نیست');
  });

  it('X-239: bars with the same name are bars of their own', async () => {
    await page.viewport(900, 600);
    const { container } = render(
      <BarChart {...chart} bars={[1, 2, 3].map((value) => ({ name: '۱ آبان', value }))} />,
    );
    expect(countPlaces(listBars(container))).toBe(3);
    const names = [...container.querySelectorAll('svg text')].filter(
      ({ textContent }) => textContent === '۱ آبان',
    );
    expect([names.length, countPlaces(names)]).toEqual([3, 3]);
    expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
  });

  it('X-239, X-249: a year of days is one focusable point, and arrow keys pass over a gap', async () => {
    const days = Array.from({ length: 365 }, (_, day) => day);
    const { container, find } = render(
      <BarChart
        {...chart}
        bars={days.map((day) => ({ name: `روز ${day}`, value: day === 1 ? null : day }))}
      />,
    );
    expect(container.querySelectorAll('svg [tabindex], svg [role=img]')).toHaveLength(1);
    find('svg [tabindex]').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('روز 2: ۲');
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('روز 364: ۳۶۴');
    expect(container.querySelectorAll('svg [tabindex]')).toHaveLength(1);
  });

  it('writes the value above each bar, or above the highest where they do not fit', async () => {
    await page.viewport(900, 600);
    const labels = (count: number) => {
      const { container } = render(
        <BarChart
          {...chart}
          bars={Array.from({ length: count }, (_, day) => ({ name: 'روز', value: 101 + day }))}
        />,
      );
      return [...container.querySelectorAll('svg text[text-anchor=middle]')]
        .map(({ textContent }) => textContent)
        .filter((words) => words !== 'روز');
    };
    expect(labels(3)).toEqual(['۱۰۱', '۱۰۲', '۱۰۳']);
    expect(labels(90)).toEqual(['۱۹۰']);
  });

  it('X-239: the ring of a focused low bar does not cross its value', async () => {
    const { container, find } = render(
      <BarChart
        {...chart}
        bars={[
          { name: 'شنبه', value: 2 },
          { name: 'یکشنبه', value: 90 },
        ]}
      />,
    );
    find('svg [tabindex]').focus();
    await userEvent.keyboard('{Home}');
    const label = [...container.querySelectorAll('svg text')].at(-1);
    expect(label?.textContent).toBe('۲');
    const ring = document.activeElement?.getBoundingClientRect();
    const words = label?.getBoundingClientRect();
    // The ring is 2 px thick and 2 px off.
    expect(words?.bottom ?? 0).toBeLessThanOrEqual((ring?.top ?? 0) - 4);
  });

  it('shows the whole name and the value of the bar that is nearest to the pointer', async () => {
    await page.viewport(500, 600);
    const { container, find } = render(
      <BarChart
        {...chart}
        bars={Array.from({ length: 60 }, (_, day) => ({
          name: `${day}`,
          fullName: `روز ${day} از ماه آبان`,
          value: 5,
        }))}
      />,
    );
    const first = listBars(container)[0]?.getBoundingClientRect();
    find('svg rect').dispatchEvent(
      new PointerEvent('pointermove', {
        bubbles: true,
        clientX: (first?.x ?? 0) + 1,
        clientY: first?.y ?? 0,
      }),
    );
    await expect
      .poll(() => [...container.querySelectorAll('svg text')].map((text) => text.textContent))
      .toContain('روز 0 از ماه آبان: ۵');
    const label = [...container.querySelectorAll('svg text')].at(-1)?.getBoundingClientRect();
    expect(label?.right).toBeLessThanOrEqual(find('svg').getBoundingClientRect().right + 12);
  });
});
