import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { itHasFieldHeights } from '../../../testing/itHasFieldHeights.tsx';
import { render } from '../../../testing/render.tsx';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  describeComponent(<TextField label="نام" hint="نام و نام خانوادگی" error="الزامی است" />, {
    root: 'input',
  });

  it('is described by external text, its hint and its error, in this order', () => {
    const { container, find } = render(
      <>
        <p id="elsewhere">یک</p>
        <TextField label="نام" aria-describedby="elsewhere" hint="دو" error="سه" />
      </>,
    );
    const ids = find('input').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => container.querySelector(`[id='${id}']`)?.textContent)).toEqual([
      'یک',
      'دو',
      'سه',
    ]);
  });

  it('is invalid only while it has an error', () => {
    const invalid = (error?: string) =>
      render(<TextField label="نام" error={error} />)
        .find('input')
        .getAttribute('aria-invalid');
    expect([invalid(), invalid(''), invalid('الزامی است')]).toEqual([null, null, 'true']);
  });

  it('runs from left to right for Latin text and from right to left for Persian text', () => {
    const direction = (latin: boolean) =>
      getComputedStyle(render(<TextField label="نام" latin={latin} />).find('input')).direction;
    expect([direction(true), direction(false)]).toEqual(['ltr', 'rtl']);
  });

  itHasFieldHeights(<TextField label="نام" />, 'input');
});
