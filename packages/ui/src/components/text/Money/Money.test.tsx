import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Money } from './Money.tsx';

describe('Money', () => {
  describeComponent(<Money amount={1_250_000} />, { root: 'span' });

  it.each([
    [999.6, '۱٬۰۰۰ تومان'],
    [0, '۰ تومان'],
    [-0.2, '۰ تومان'],
    [Number.NaN, '—'],
    [Number.POSITIVE_INFINITY, '—'],
  ])('X-221: writes %d as «%s»', (amount, shown) => {
    expect(
      render(<Money amount={amount} />)
        .find('span')
        .textContent.trim(),
    ).toBe(shown);
  });

  it('writes zero as free only on request', () => {
    expect(render(<Money amount={0} freeAtZero />).find('span').textContent).toBe('رایگان');
    expect(render(<Money amount={5_000} freeAtZero />).find('span').textContent).toBe(
      '۵٬۰۰۰ تومان',
    );
  });

  it.each(['large', 'largest'] as const)('of size %s fits into a narrow card', (size) => {
    const { find } = render(
      <div style={{ inlineSize: '10rem' }}>
        <Money amount={1_000} size={size} style={{ fontSize: '3rem' }} />
      </div>,
    );
    const card = find('div');
    expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  });
});
