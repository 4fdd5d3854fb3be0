import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { TopProgress } from './TopProgress.tsx';

describe('TopProgress', () => {
  describeComponent(<TopProgress active />, { root: 'progress' });

  it.each([
    [149, 'hidden'],
    [152, 'visible'],
  ])('after %d ms the bar is %s', (time, visibility) => {
    const { find } = render(<TopProgress active />);
    const bar = find('progress');
    for (const motion of bar.getAnimations()) {
      motion.pause();
      motion.currentTime = time;
    }
    expect(getComputedStyle(bar).visibility).toBe(visibility);
  });
});
