import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { color } from '../../../tokens/color.ts';
import { Button } from '../Button/Button.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

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

  it('shows toggle buttons as a segmented control of the height of a button', () => {
    const { find } = render(
      <ButtonGroup label="نمایش متن">
        <ToggleButton defaultPressed>زمان</ToggleButton>
        <ToggleButton>گوینده</ToggleButton>
      </ButtonGroup>,
    );
    expect(find('fieldset').offsetHeight).toBe(44);
    const raised = find('[aria-pressed=true]');
    raised.style.setProperty('outline-color', color.surfaceRaised);
    const { backgroundColor, outlineColor } = getComputedStyle(raised);
    expect(backgroundColor).toBe(outlineColor);
    expect(getComputedStyle(find('[aria-pressed=false]')).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });
});
