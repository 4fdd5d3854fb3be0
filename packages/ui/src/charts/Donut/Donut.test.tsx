import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { Donut } from './Donut.tsx';

describe('Donut', () => {
  describeComponent(
    <Donut label="سهم" columns={['بسته', 'تعداد', 'سهم']} shares={[{ name: 'پایه', value: 42 }]} />,
    { root: 'figure' },
  );

  it('draws each part once, also of two packages with one name', async () => {
    const show = (name: string, ...values: number[]) => (
      <Donut
        label="سهم"
        columns={['بسته', 'تعداد', 'سهم']}
        shares={values.map((value) => ({ name, value }))}
      />
    );
    const { container, rerender } = render(show('پایه', 42, 7, 3));
    const listNames = () =>
      [...container.querySelectorAll('[role=img]')].map((part) => part.getAttribute('aria-label'));
    await expect.poll(listNames).toHaveLength(3);
    rerender(show('حرفه‌ای', 5));
    await expect.poll(listNames).toEqual(['حرفه‌ای: ۵, ۱۰۰٪']);
  });

  it('the focus ring follows the focused part', async () => {
    const { container, find } = render(
      <Donut
        label="سهم"
        columns={['بسته', 'تعداد', 'سهم']}
        shares={[480, 290, 150, 80].map((value) => ({ name: `بستهٔ ${value}`, value }))}
      />,
    );
    await expect.poll(() => container.querySelectorAll('[role=img]')).toHaveLength(4);
    find('[role=img]').focus();
    expect(getComputedStyle(find('[role=img]')).outlineStyle).toBe('none');
    const findPath = (selector: string) => find(selector) as Element as SVGPathElement;
    const ring = findPath('g:has([role=img]) ~ path');
    expect(getComputedStyle(ring).display).toBe('block');
    const [outside, part] = [ring.getBBox(), findPath('[role=img] path').getBBox()];
    expect(outside.height).toBeGreaterThan(part.height);
    expect(outside.height).toBeLessThan(part.height + 10);
    // The rectangle of the first half of the ring runs through its centre; the outline does not.
    expect(ring.isPointInStroke(new DOMPoint(0, 0))).toBe(false);
  });
});
