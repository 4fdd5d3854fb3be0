import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Button, buttonSizes } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';
import { RadioButtonGroup } from './RadioButtonGroup.tsx';

const spans = [
  { value: 'day', label: 'روز' },
  { value: 'week', label: 'هفته' },
  { value: 'month', label: 'ماه' },
];

describe('ButtonGroup', () => {
  const group = (
    <ButtonGroup label="متن">
      <Button variant="secondary">رونوشت</Button>
      <Button variant="secondary">چاپ</Button>
    </ButtonGroup>
  );

  describeComponent(group, { root: 'fieldset' });

  it.each([
    ['rtl', '0px 10px 10px 0px', '10px 0px 0px 10px'],
    ['ltr', '10px 0px 0px 10px', '0px 10px 10px 0px'],
  ] as const)('in %s rounds only the outer corners of the row', (direction, first, last) => {
    const { container } = render(group, { direction });
    const corners = [...container.querySelectorAll('button')].map(
      (button) => getComputedStyle(button).borderRadius,
    );
    expect(corners).toEqual([first, last]);
  });
});

describe('RadioButtonGroup', () => {
  describeComponent(
    <RadioButtonGroup label="بازه" hint="یک" error="دو" name="span" options={spans} />,
    { root: 'fieldset' },
  );

  it.each([
    ['rtl', '{ArrowLeft}'],
    ['ltr', '{ArrowRight}'],
  ] as const)('in %s the arrow %s selects the next option', async (direction, key) => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { find } = render(
      <form>
        <RadioButtonGroup
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

  it('is as high as a button', () => {
    const heights = buttonSizes.map(
      (size) =>
        render(<RadioButtonGroup label="بازه" name="span" options={spans} size={size} />).find(
          'label',
        ).offsetHeight,
    );
    expect(heights).toEqual([36, 44, 52]);
  });
});
