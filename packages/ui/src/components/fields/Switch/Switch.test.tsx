import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Switch } from './Switch.tsx';

describe('Switch', () => {
  describeComponent(<Switch label="اعلان‌ها" hint="یک" error="دو" />, { root: 'input' });

  it.each([
    ['rtl', -16],
    ['ltr', 16],
  ] as const)('in %s the thumb moves to the inline end', (direction, way) => {
    const { find } = render(<Switch label="اعلان‌ها" defaultChecked />, { direction });
    const { transform } = getComputedStyle(find('input'), '::before');
    expect(new DOMMatrix(transform).m41).toBe(way);
  });

  it('submits a value only while it is on', () => {
    const { find } = render(
      <form>
        <Switch label="اعلان‌ها" name="alerts" defaultChecked />
      </form>,
    );
    expect(new FormData(find('form') as HTMLFormElement).get('alerts')).toBe('on');
  });
});
