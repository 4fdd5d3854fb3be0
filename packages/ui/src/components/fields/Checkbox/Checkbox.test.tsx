import { useLayoutEffect, useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Checkbox } from './Checkbox.tsx';

describe('Checkbox', () => {
  describeComponent(<Checkbox label="قوانین را می‌پذیرم" hint="یک" error="دو" />, {
    root: 'input',
  });

  it('R-081: the error is below the box', () => {
    const { find } = render(<Checkbox label="قوانین را می‌پذیرم" error="الزامی است" />);
    const error = find(`[id="${find('input').getAttribute('aria-describedby')}"]`);
    expect(error.textContent).toBe('الزامی است');
    expect(error.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      find('input').getBoundingClientRect().bottom,
    );
  });

  it('submits a value only while it is checked', async () => {
    const { find } = render(
      <form>
        <Checkbox label="قوانین را می‌پذیرم" name="terms" />
      </form>,
    );
    const form = find('form') as HTMLFormElement;
    expect(new FormData(form).get('terms')).toBeNull();
    await userEvent.click(find('label'));
    expect(new FormData(form).get('terms')).toBe('on');
  });

  it('remains indeterminate while the prop is set', () => {
    const { find, rerender } = render(<Checkbox label="همه" indeterminate />);
    const input = find('input') as HTMLInputElement;
    expect(input.indeterminate).toBe(true);
    rerender(<Checkbox label="همه" />);
    expect(input.indeterminate).toBe(false);
  });

  it('is indeterminate before it is painted', () => {
    const painted: boolean[] = [];
    function Page() {
      const input = useRef<HTMLInputElement>(null);
      useLayoutEffect(() => {
        painted.push(input.current?.indeterminate === true);
      }, []);
      return <Checkbox label="همه" indeterminate ref={input} />;
    }
    render(<Page />);
    expect(painted).toEqual([true]);
  });

  it('is as high as a button', () => {
    expect(render(<Checkbox label="قوانین" />).find('div > div').offsetHeight).toBe(44);
  });
});
