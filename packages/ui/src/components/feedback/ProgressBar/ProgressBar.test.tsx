import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { ProgressBar } from './ProgressBar.tsx';

describe('ProgressBar', () => {
  describeComponent(<ProgressBar label="بارگذاری" value={0.5} />, { root: '[data-tone]' });

  it.each([
    [-1, 0, '۰٪'],
    [0.999, 0.999, '۹۹٪'],
    [1.2, 1, '۱۰۰٪'],
  ])('shows %d as a share of the full width', (value, share, words) => {
    const { find } = render(<ProgressBar label="بارگذاری" value={value} />);
    const bar = find('progress') as HTMLProgressElement;
    expect([bar.value, bar.ariaValueText]).toEqual([share, words]);
  });
});

describe('indeterminate ProgressBar', () => {
  it.each([
    ['rtl', '0%', '100%'],
    ['ltr', '100%', '0%'],
  ] as const)('moves along the line in %s', (direction, first, last) => {
    const { find } = render(<ProgressBar label="بارگذاری" value={null} />, { direction });
    const [motion] = find('progress').getAnimations();
    const frames = motion?.effect instanceof KeyframeEffect ? motion.effect.getKeyframes() : [];
    expect(frames.map((frame) => frame['backgroundPositionX'])).toEqual([first, last]);
  });
});
