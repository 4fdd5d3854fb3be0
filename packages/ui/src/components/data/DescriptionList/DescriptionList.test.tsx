import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { formatToman } from '../../../persian/money.ts';
import { DescriptionList } from './DescriptionList.tsx';

describe('DescriptionList', () => {
  describeComponent(<DescriptionList items={[{ label: 'نام', value: 'سارا' }]} />, { root: 'dl' });

  it.each(['rtl', 'ltr'] as const)('in %s the last digits of figures are aligned', (direction) => {
    const items = [1_250_000, 999].map((amount) => ({
      label: String(amount),
      value: formatToman(amount),
    }));
    const { container } = render(<DescriptionList items={items} figures />, { direction });
    const ends = [...container.querySelectorAll('dd')].map((value) => {
      const words = document.createRange();
      words.selectNodeContents(value);
      return Math.round(words.getBoundingClientRect().right);
    });
    expect(new Set(ends).size).toBe(1);
  });

  it('R-154: the leading row is drawn first and largest, and is read in its place', () => {
    const items = [
      { label: 'شماره', value: '۱' },
      { label: 'مبلغ', value: '۲', lead: true },
    ];
    const { container } = render(<DescriptionList items={items} />);
    const [first, lead] = [...container.querySelectorAll('dd')];
    expect([first, lead].map((value) => value?.textContent)).toEqual(['۱', '۲']);
    const { bottom } = (lead as Element).getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual((first as Element).getBoundingClientRect().top);
    const [size, leadSize] = [first, lead].map((value) =>
      parseFloat(getComputedStyle(value as Element).fontSize),
    );
    expect(leadSize).toBeGreaterThan(size ?? Infinity);
  });

  it('the figures of a sentence are proportional below a figure of a column', () => {
    const note = '۲ ساعت';
    const { find } = render(
      <DescriptionList items={[{ label: 'قیمت', value: '۱۱', note }]} figures />,
    );
    expect(getComputedStyle(find('dd')).fontVariantNumeric).toBe('tabular-nums');
    const sentence = [...find('dl').querySelectorAll('*')].find(
      ({ textContent }) => textContent === note,
    );
    expect(getComputedStyle(sentence as Element).fontVariantNumeric).toBe('normal');
  });
});
