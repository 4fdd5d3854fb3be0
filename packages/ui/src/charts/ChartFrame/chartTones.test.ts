import { describe, expect, it } from 'vitest';
import { computeDifference } from '../../tokens/computeDifference.ts';
import { schemes, themeNames, themes } from '../../tokens/themes.ts';
import { chartTones } from './chartTones.ts';

/** Twice what is noticed at a glance: two parts of a ring also differ where they are not neighbours. */
const least = 0.08;

describe('the tones of charts', () => {
  it('X-247: any two differ by at least 0.08 in each of the 22 sets', () => {
    const near = themeNames.flatMap((theme) =>
      schemes.flatMap((scheme) => {
        const colors = themes[theme][scheme];
        return chartTones.flatMap((one, index) =>
          chartTones.slice(index + 1).flatMap((other) => {
            const apart = computeDifference(colors[one], colors[other]);
            return apart >= least
              ? []
              : `${theme} ${scheme}: ${one} and ${other} ${apart.toFixed(3)}`;
          }),
        );
      }),
    );
    expect(near).toEqual([]);
  });
});
