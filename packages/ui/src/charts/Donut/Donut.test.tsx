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
});
