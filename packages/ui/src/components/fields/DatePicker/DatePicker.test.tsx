import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { itHasFieldHeights } from '../../../testing/itHasFieldHeights.tsx';
import { render } from '../../../testing/render.tsx';
import { DatePicker } from './DatePicker.tsx';

describe('DatePicker', () => {
  describeComponent(
    <DatePicker label="تاریخ" hint="روز، ماه، سال" defaultValue="2026-11-21" error="الزامی" />,
    { root: '[data-rac]' },
  );

  it.each(['14050830', '۱۴۰۵۰۸۳۰', '1405/08/30'])(
    'accepts «%s» in any digit shape',
    async (typed) => {
      const { find } = render(<DatePicker label="تاریخ" name="day" />);
      await userEvent.click(find('[role=spinbutton]'));
      await userEvent.keyboard(typed);
      expect(find('[name=day]')).toHaveProperty('value', '2026-11-21');
    },
  );

  it('shows year, month and day in one line from left to right', () => {
    const { container } = render(<DatePicker label="تاریخ" defaultValue="2026-11-21" />);
    const parts = [...container.querySelectorAll('[role=spinbutton]')].toSorted(
      (a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x,
    );
    expect(parts.map(({ textContent }) => textContent)).toEqual(['۱۴۰۵', '۰۸', '۳۰']);
  });

  it('keeps Persian text in a left-to-right page and mirrors the calendar', async () => {
    const onChange = vi.fn<(day: string | null) => void>();
    const { container } = render(
      <DatePicker label="تاریخ" defaultValue="2026-11-21" onChange={onChange} defaultOpen />,
      { direction: 'ltr' },
    );
    const parts = [...container.querySelectorAll('[role=spinbutton]')];
    expect(parts.map(({ textContent }) => textContent)).toEqual(['۱۴۰۵', '۰۸', '۳۰']);
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByText('آبان ۱۴۰۵')).toBeVisible();
    const heads = [...document.querySelectorAll('[role=dialog] th')];
    expect(heads.map(({ textContent }) => textContent).join(' ')).toBe('ش ی د س چ پ ج');
    const sides = heads.map((head) => head.getBoundingClientRect().left);
    expect(sides).toEqual(sides.toSorted((a, b) => a - b));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-22');
  });

  it('moves to the segment on the side of the arrow key', async () => {
    const { find } = render(<DatePicker label="تاریخ" defaultValue="2026-11-21" />);
    const place = () => document.activeElement?.getBoundingClientRect().x ?? 0;
    await userEvent.click(find('[data-type=month]'));
    const month = place();
    await userEvent.keyboard('{ArrowRight}');
    const right = place();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(right).toBeGreaterThan(month);
    expect(place()).toBeLessThan(month);
  });

  it('is empty when the given value is not a valid day', () => {
    const { find } = render(<DatePicker label="تاریخ" name="day" defaultValue="1405/08/30" />);
    expect(find('[name=day]')).toHaveProperty('value', '');
  });

  itHasFieldHeights(<DatePicker label="تاریخ" />, '[data-height]');
});
