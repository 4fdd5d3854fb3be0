import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { itHasFieldHeights } from '../../../testing/itHasFieldHeights.tsx';
import { render } from '../../../testing/render.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'today', label: 'امروز' },
  { value: 'week', label: 'هفتهٔ گذشته' },
];

describe('Select', () => {
  describeComponent(
    <Select label="بازه" hint="تاریخ ساخت" error="الزامی است" options={options} />,
    {
      root: '[data-rac]',
    },
  );

  it('submits the value under its name', async () => {
    const { find } = render(
      <form>
        <Select label="بازه" name="range" options={options} />
      </form>,
    );
    const readFormValue = () => new FormData(find('form') as HTMLFormElement).get('range');
    expect(readFormValue()).toBe('');
    find('button').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect.poll(readFormValue).toBe('week');
  });

  it('keeps the room of a label for a shorter choice', () => {
    const box = (value: string) => (
      <div style={{ display: 'flex' }}>
        <Select label="بازه" options={options} roomFor="هفتهٔ گذشته" value={value} />
      </div>
    );
    const { find, rerender } = render(box('week'));
    const { width, height } = find('button').getBoundingClientRect();
    rerender(box('today'));
    expect(find('button').getBoundingClientRect().width).toBe(width);
    expect(find('button').getBoundingClientRect().height).toBe(height);
    expect(find('button').textContent).toBe('امروز');
  });

  it('blocks native submission until a required option is selected', async () => {
    const { find } = render(
      <form>
        <Select label="شهر" name="place" required options={options} />
      </form>,
    );
    const isWhole = () => (find('form') as HTMLFormElement).matches(':valid');
    expect(isWhole()).toBe(false);
    find('button').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect.poll(isWhole).toBe(true);
  });

  it('describes a missing required value', () => {
    const { container } = render(
      <Select label="شهر" required error="شهر را برگزینید" options={options} />,
    );
    expect(container.textContent).toContain('شهر را برگزینید');
    expect(container.querySelector('[data-invalid]')).not.toBeNull();
  });

  itHasFieldHeights(<Select label="بازه" options={options} />, 'button');
});
