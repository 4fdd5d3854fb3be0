import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { RankChart } from './RankChart.tsx';

describe('RankChart', () => {
  describeComponent(
    <RankChart label="کدها" columns={['کد', 'خرید']} bars={[{ name: 'NOWRUZ', value: 42 }]} />,
    { root: 'figure' },
  );

  it('draws each bar once, also of a code that was deleted and made again under its name', async () => {
    const show = (name: string, ...values: number[]) => (
      <RankChart
        label="کدها"
        columns={['کد', 'خرید']}
        bars={values.map((value) => ({ name, value }))}
      />
    );
    const { container, rerender } = render(show('NOWRUZ', 42, 7, 3));
    const listNames = () =>
      [...container.querySelectorAll('[role=img]')].map((bar) => bar.getAttribute('aria-label'));
    await expect.poll(listNames).toHaveLength(3);
    rerender(show('YALDA', 5));
    await expect.poll(listNames).toEqual(['YALDA: ۵']);
  });

  it('X-249: its bars are one tab stop, and the keys move by a bar and to both ends', async () => {
    const bars = ['A', 'B', 'C'].map((name) => ({ name, value: 1 }));
    const { container, find } = render(
      <RankChart label="کدها" columns={['کد', 'خرید']} bars={bars} />,
    );
    expect(container.querySelectorAll('svg [tabindex="0"]')).toHaveLength(1);
    find('svg [tabindex="0"]').focus();
    const press = async (keys: string) => {
      await userEvent.keyboard(keys);
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(await press('{ArrowDown}')).toBe('B: ۱');
    expect(await press('{ArrowUp}')).toBe('A: ۱');
    expect(await press('{End}')).toBe('C: ۱');
    expect(await press('{Home}')).toBe('A: ۱');
    expect(container.querySelectorAll('svg [tabindex="0"]')).toHaveLength(1);
  });
});
