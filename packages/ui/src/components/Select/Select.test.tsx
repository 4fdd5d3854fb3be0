import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { fieldSizes } from '../TextField/TextField.tsx';
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

  it('gives its value to the form under its name', async () => {
    const { find } = render(
      <form>
        <Select label="بازه" name="range" options={options} />
      </form>,
    );
    const valueOf = () => new FormData(find('form') as HTMLFormElement).get('range');
    expect(valueOf()).toBe('');
    find('button').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect.poll(valueOf).toBe('week');
  });

  it('is 44 or 52 px high', () => {
    const heights = fieldSizes.map(
      (size) =>
        render(<Select label="بازه" size={size} options={options} />).find('button').offsetHeight,
    );
    expect(heights).toEqual([44, 52]);
  });
});
