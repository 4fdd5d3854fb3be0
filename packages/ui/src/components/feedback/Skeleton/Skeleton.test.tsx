import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Skeleton } from './Skeleton.tsx';

describe('Skeleton', () => {
  describeComponent(<Skeleton lines={2} />, { root: 'div > span' });

  it('takes the height of the lines it replaces', () => {
    const { find } = render(
      <div>
        <Skeleton lines={3} />
        <p>
          یک
          <br />
          دو
          <br />
          سه
        </p>
      </div>,
    );
    expect(find('span').offsetHeight).toBeCloseTo(find('p').offsetHeight, -1);
  });
});
