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

  it('keeps its size when it is pressed', () => {
    const widths = [false, true].map(
      (isPressed) =>
        render(<ToggleButton pressed={isPressed}>نشان‌دارها</ToggleButton>).find('button')
          .offsetWidth,
    );
    expect(widths[0]).toBe(widths[1]);
  });
});
