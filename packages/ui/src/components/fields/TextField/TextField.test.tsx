import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { itHasFieldHeights } from '../../../testing/itHasFieldHeights.tsx';
import { render } from '../../../testing/render.tsx';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  describeComponent(<TextField label="نام" hint="نام و نام خانوادگی" error="الزامی است" />, {
    root: 'input',
  });

  it('is described by external text and its hint, or its error in place of the hint', () => {
    const readDescriptions = (error?: string) => {
      const { container, find } = render(
        <>
          <p id="elsewhere">یک</p>
          <TextField label="نام" aria-describedby="elsewhere" hint="دو" error={error} />
        </>,
      );
      const ids = find('input').getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => container.querySelector(`[id='${id}']`)?.textContent);
    };
    expect(readDescriptions()).toEqual(['یک', 'دو']);
    expect(readDescriptions('سه')).toEqual(['یک', 'سه']);
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

  it('begins the placeholder of a Latin field at the start side of the page, and typed text at the left', () => {
    const readAlignment = (value: string) => {
      const { find } = render(
        <div dir="rtl">
          <TextField label="نام" latin placeholder="مثلاً ۰۹۱۲" defaultValue={value} />
        </div>,
      );
      return getComputedStyle(find('input')).textAlign;
    };
    expect([readAlignment(''), readAlignment('sara')]).toEqual(['end', 'start']);
  });

  itHasFieldHeights(<TextField label="نام" />, 'input');
});
