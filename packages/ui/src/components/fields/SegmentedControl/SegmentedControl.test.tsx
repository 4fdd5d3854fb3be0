import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { buttonSizes } from '../../actions/Button/Button.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const spans = [
  { value: 'day', label: 'روز' },
  { value: 'week', label: 'هفتهٔ کامل' },
  { value: 'month', label: 'ماه' },
];

describe('SegmentedControl', () => {
  describeComponent(
    <SegmentedControl label="بازه" hint="یک" error="دو" name="span" options={spans} />,
    { root: 'fieldset' },
  );

  it.each([
    ['rtl', '{ArrowLeft}'],
    ['ltr', '{ArrowRight}'],
  ] as const)('in %s the arrow %s selects the next option', async (direction, key) => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { find } = render(
      <form>
        <SegmentedControl
          label="بازه"
          name="span"
          options={spans}
          defaultValue="day"
          onValueChange={onValueChange}
        />
      </form>,
      { direction },
    );
    find('input').focus();
    await userEvent.keyboard(`${key}${key}`);
    expect(onValueChange.mock.calls).toEqual([['week'], ['month']]);
    expect(new FormData(find('form') as HTMLFormElement).get('span')).toBe('month');
  });

  it('selects what its value says, also after a press that changed nothing', () => {
    const renderAt = (value: string) => (
      <SegmentedControl label="بازه" name="span" options={spans} value={value} />
    );
    const { container, rerender } = render(renderAt('day'));
    const listSelected = () =>
      [...container.querySelectorAll('input')].filter(({ checked }) => checked);
    container.querySelectorAll('input')[1]?.click();
    expect(listSelected().map(({ value }) => value)).toEqual(['day']);
    rerender(renderAt('month'));
    expect(listSelected().map(({ value }) => value)).toEqual(['month']);
  });

  it('is as high as a button', () => {
    const heights = buttonSizes.map(
      (size) =>
        render(<SegmentedControl label="بازه" name="span" options={spans} size={size} />).find(
          '[data-size]',
        ).offsetHeight,
    );
    expect(heights).toEqual([36, 44, 52]);
  });

  it('gives all options one width', () => {
    const { container } = render(<SegmentedControl label="بازه" name="span" options={spans} />);
    const widths = [...container.querySelectorAll('label')].map((label) => label.offsetWidth);
    expect(new Set(widths).size).toBe(1);
  });
});
