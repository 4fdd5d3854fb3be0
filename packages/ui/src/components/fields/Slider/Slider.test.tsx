import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Slider } from './Slider.tsx';

describe('Slider', () => {
  describeComponent(<Slider label="اندازه" defaultValue={40} />, { root: '[data-rac]' });

  it('grows from the inline start', () => {
    const { find } = render(<Slider label="اندازه" defaultValue={10} />);
    const root = find('[data-rac]').getBoundingClientRect();
    const thumb = find('input[type=range]').closest('[data-rac]')?.getBoundingClientRect();
    expect(thumb?.x).toBeGreaterThan(root.x + root.width / 2);
  });

  it('submits a plain number', () => {
    const { find } = render(
      <form>
        <Slider label="اندازه" name="size" defaultValue={40} />
      </form>,
    );
    const form = find('form');
    expect(form instanceof HTMLFormElement && new FormData(form).get('size')).toBe('40');
  });
});
