import { describe, expect, it } from 'vitest';
import { toOklch } from './oklch.ts';

describe('a colour in OKLCH', () => {
  it.each([
    ['#ffffff', 'oklch(1.000 0.000 0)'],
    ['#000000', 'oklch(0.000 0.000 0)'],
    ['#ff0000', 'oklch(0.628 0.258 29)'],
    ['#0000ff', 'oklch(0.452 0.313 264)'],
    ['#00000080', 'oklch(0.000 0.000 0 / 0.50)'],
  ])('of %s is %s', (hex, written) => {
    expect(toOklch(hex)).toBe(written);
  });

  it('needs the long spelling', () => {
    expect(() => toOklch('#fff')).toThrow('#fff');
  });
});
