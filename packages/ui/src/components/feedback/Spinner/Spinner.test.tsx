import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Spinner } from './Spinner.tsx';

describe('Spinner', () => {
  describeComponent(<Spinner />, { root: '[role=status]' });

  it('is decorative when adjacent text describes the wait', () => {
    const { container, find } = render(<Spinner label={null} />);
    expect(find('span').getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toBe('');
  });
});
