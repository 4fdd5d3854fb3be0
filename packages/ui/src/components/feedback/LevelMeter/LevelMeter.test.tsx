import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { LevelMeter } from './LevelMeter.tsx';

type Listener = (dBFS: number) => void;

describe('LevelMeter', () => {
  describeComponent(<LevelMeter />, { root: 'div' });

  it.each([
    ['rtl', 'right'],
    ['ltr', 'left'],
  ] as const)(
    'in %s grows from the %s with the level without a React render',
    (direction, side) => {
      const listeners = new Set<Listener>();
      const subscribeLevel = (listener: Listener) => {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      };
      let commits = 0;
      const { find, unmount } = render(
        <Profiler id="level" onRender={() => (commits += 1)}>
          <LevelMeter subscribeLevel={subscribeLevel} />
        </Profiler>,
        { direction },
      );
      const level = find('[aria-hidden] > div');
      level.style.transition = 'none';
      const track = find('[aria-hidden]').getBoundingClientRect();
      const shares = [-60, -36, -12].map((dBFS) => {
        for (const listener of listeners) {
          listener(dBFS);
        }
        const box = level.getBoundingClientRect();
        expect(box[side]).toBeCloseTo(track[side], 0);
        return box.width / track.width;
      });
      expect(shares).toEqual([0, 0.5, 1]);
      expect(find('meter').ariaValueText).toBe('۱۰۰٪');
      expect(commits).toBe(1);
      unmount();
      expect(listeners.size).toBe(0);
    },
  );
});
