import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Avatar } from './Avatar.tsx';

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describe('Avatar', () => {
  describeComponent(<Avatar name="سارا محمدی" alt="سارا محمدی" />, { root: '[data-size]' });

  it('T-26: shows the first letter and requests no picture without an address', () => {
    for (const src of [null, undefined, '']) {
      const { container } = render(<Avatar name="سارا محمدی" src={src} />);
      expect(container.querySelector('img')).toBeNull();
      expect(container.textContent).toBe('س');
    }
  });

  it('shows the first letter when the picture fails to load, and loads a new address', () => {
    const { container, find, rerender } = render(<Avatar name="سارا محمدی" src={picture} />);
    const image = find('img');
    image.dispatchEvent(new Event('error'));
    rerender(<Avatar name="سارا محمدی" src={picture} />);
    expect(container.textContent).toBe('س');
    rerender(<Avatar name="سارا محمدی" src={`${picture}#2`} />);
    expect(container.querySelector('img')).not.toBeNull();
  });

  it('is hidden from screen readers without `alt` and an image with it', () => {
    const root = (alt: string) => render(<Avatar name="سارا" alt={alt} />).find('[data-size]');
    expect(root('').getAttribute('aria-hidden')).toBe('true');
    expect([root('سارا').getAttribute('role'), root('سارا').ariaLabel]).toEqual(['img', 'سارا']);
  });
});
