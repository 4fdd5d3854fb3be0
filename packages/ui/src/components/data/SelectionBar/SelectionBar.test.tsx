import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

const bar: SelectionBarProps = {
  label: 'نوشته‌های انتخاب‌شده',
  count: '۳ نوشته انتخاب شد',
  clearLabel: 'پاک کردن انتخاب',
  actions: <button type="button">حذف</button>,
  onClear: () => undefined,
};

function inLongPage(props: Partial<SelectionBarProps> = {}) {
  return (
    <>
      <div data-filters="" style={{ blockSize: 60 }} />
      <div data-rows="" style={{ blockSize: 3000 }} />
      <SelectionBar {...bar} {...props} />
    </>
  );
}

describe('SelectionBar', () => {
  describeComponent(<SelectionBar {...bar} />, { root: '[role=group]' });

  it('announces the number politely in a region that exists before it', () => {
    const { find, rerender } = render(
      <SelectionBar {...bar} count="" note="۲ مورد در این فهرست نیست" />,
    );
    const region = find('output');
    expect(region.textContent).toBe('');
    rerender(<SelectionBar {...bar} note="۲ مورد در این فهرست نیست" />);
    expect(find('output')).toBe(region);
    expect(region.textContent).toBe('۳ نوشته انتخاب شد ۲ مورد در این فهرست نیست');
  });

  it.each([1200, 360])(
    'at %i px it is at the lower edge and moves nothing above it',
    async (width) => {
      await page.viewport(width, 700);
      const { find, rerender } = render(inLongPage({ count: '' }));
      const before = find('[data-rows]').getBoundingClientRect().top;
      rerender(inLongPage());
      document.getAnimations().forEach((animation) => animation.finish());
      const box = find('[role=group] > div').getBoundingClientRect();
      expect(find('[data-rows]').getBoundingClientRect().top).toBe(before);
      expect(box.bottom).toBeLessThanOrEqual(700);
      expect(box.bottom).toBeGreaterThan(670);
      expect(box.top).toBeGreaterThan(find('[data-filters]').getBoundingClientRect().bottom);
      expect(box.width).toBeLessThanOrEqual(width);
    },
  );

  it('has 8 px between its actions', async () => {
    await page.viewport(1200, 700);
    const { container } = render(
      <SelectionBar
        {...bar}
        actions={['دانلود', 'حذف'].map((action) => (
          <button key={action} type="button" data-action="">
            {action}
          </button>
        ))}
      />,
    );
    const [first, second] = container.querySelectorAll('[data-action]');
    expect(first!.getBoundingClientRect().left - second!.getBoundingClientRect().right).toBe(8);
  });

  it('takes no room while nothing is chosen', () => {
    const { find } = render(<SelectionBar {...bar} count="" />);
    expect(find('[role=group]').offsetHeight).toBe(0);
  });
});
