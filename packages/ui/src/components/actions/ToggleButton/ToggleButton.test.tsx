import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { buttonSizes } from '../Button/Button.tsx';
import { ToggleButton } from './ToggleButton.tsx';

describe('ToggleButton', () => {
  describeComponent(<ToggleButton defaultPressed>نشان‌دارها</ToggleButton>, { root: 'button' });

  it('has the same heights as a button', () => {
    const heights = buttonSizes.map(
      (size) => render(<ToggleButton size={size}>الف</ToggleButton>).find('button').offsetHeight,
    );
    expect(heights).toEqual([36, 44, 52]);
  });

  it('R-140: looks pressed when it is', () => {
    const looks = [false, true].map((isPressed) => {
      const button = render(<ToggleButton pressed={isPressed}>همه</ToggleButton>).find('button');
      const { backgroundColor, color } = getComputedStyle(button);
      return { pressed: button.ariaPressed, backgroundColor, color };
    });
    expect(looks.map(({ pressed }) => pressed)).toEqual(['false', 'true']);
    expect(looks[0]?.backgroundColor).not.toBe(looks[1]?.backgroundColor);
    expect(looks[0]?.color).not.toBe(looks[1]?.color);
  });

  it('keeps its size when it is pressed', () => {
    const widths = [false, true].map(
      (isPressed) =>
        render(<ToggleButton pressed={isPressed}>نشان‌دارها</ToggleButton>).find('button')
          .offsetWidth,
    );
    expect(widths[0]).toBe(widths[1]);
  });
});
