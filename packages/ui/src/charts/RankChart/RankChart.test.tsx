import { describe, expect, it } from 'vitest';
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
});
