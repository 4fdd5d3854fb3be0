import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { CountdownRing } from './CountdownRing.tsx';

describe('CountdownRing', () => {
  describeComponent(<CountdownRing secondsLeft={120} total={120} />, { root: 'div' });

  it('announces four times in two minutes', () => {
    const { find, rerender } = render(<CountdownRing secondsLeft={120} total={120} />);
    const announced = [find('output').textContent];
    for (let secondsLeft = 119; secondsLeft >= 0; secondsLeft -= 1) {
      rerender(<CountdownRing secondsLeft={secondsLeft} total={120} />);
      const words = find('output').textContent;
      if (words !== announced.at(-1)) {
        announced.push(words);
      }
    }
    expect(announced).toEqual([
      '',
      '۶۰ ثانیه مانده است',
      '۳۰ ثانیه مانده است',
      '۱۰ ثانیه مانده است',
      'زمان به پایان رسید.',
    ]);
  });

  it('announces the actual remaining time after the device slept', () => {
    const { find, rerender } = render(<CountdownRing secondsLeft={65} total={120} />);
    rerender(<CountdownRing secondsLeft={42} total={120} />);
    expect(find('output').textContent).toBe('۴۲ ثانیه مانده است');
  });

  it('clears the announcement after a restart', () => {
    const { find, rerender } = render(<CountdownRing secondsLeft={1} total={120} />);
    rerender(<CountdownRing secondsLeft={0} total={120} />);
    rerender(<CountdownRing secondsLeft={120} total={120} />);
    expect(find('output').textContent).toBe('');
  });

  it.each([
    [120, 0],
    [60, 0.5],
    [1, 1 - 1 / 120],
    [300, 0],
  ])('R-105, T-16: with %d of 120 s left, draws that share of the ring', (secondsLeft, missing) => {
    const { find } = render(<CountdownRing secondsLeft={secondsLeft} total={120} />);
    const circle = find('circle + circle');
    expect(Number(circle.style.strokeDashoffset)).toBeCloseTo(missing, 5);
    // The unit of the offset is the whole circle.
    expect([circle.getAttribute('pathLength'), getComputedStyle(circle).strokeDasharray]).toEqual([
      '1',
      '1px',
    ]);
  });

  it('R-104, R-105: is a ring that is seen, with the share that is left in another colour', () => {
    const { find } = render(<CountdownRing secondsLeft={60} total={120} />);
    const { width, height } = find('svg').getBoundingClientRect();
    expect([width >= 24, height >= 24]).toEqual([true, true]);
    const strokes = ['circle', 'circle + circle'].map(
      (name) => getComputedStyle(find(name)).stroke,
    );
    expect(strokes.map((stroke) => stroke.startsWith('rgb('))).toEqual([true, true]);
    expect(new Set(strokes).size).toBe(2);
  });
});
