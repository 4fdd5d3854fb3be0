import { describe, expect, it } from 'vitest';
import type { ColorName } from './colorNames.ts';
import { computeContrast, readablePairs } from './computeContrast.ts';
import { statusColors } from './statusColors.ts';
import { moreContrast } from './writeThemeSheet.ts';
import { schemes, themes, themeNames } from './themes.ts';

const sets = themeNames.flatMap((theme) =>
  schemes.map((scheme) => ({ name: `${theme} ${scheme}`, colors: themes[theme][scheme] })),
);

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equal colours', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(computeContrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
    expect(computeContrast('#67a7f7', '#67a7f7')).toBe(1);
  });

  it('agrees with the WCAG example: #767676 is the lightest grey with 4.5 on white', () => {
    expect(computeContrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(computeContrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  it('throws for an unsupported colour format', () => {
    expect(() => computeContrast('#fff', '#000000')).toThrow('#fff');
    expect(() => computeContrast('#ffffff80', '#000000')).toThrow('#ffffff80');
  });
});

describe('the 22 sets', () => {
  it('R-233: every allowed pair reaches its contrast in every theme and scheme', () => {
    const faults = sets.flatMap(({ name, colors }) =>
      readablePairs.flatMap(([foreground, background, minimum]) => {
        const ratio = computeContrast(colors[foreground], colors[background]);
        return ratio >= minimum
          ? []
          : `${name}: ${foreground} on ${background} is ${ratio.toFixed(1)}, needs ${minimum}`;
      }),
    );
    expect(faults).toEqual([]);
  });

  it('text on a surface reaches 7 in every set with more contrast', () => {
    const words = new Set<ColorName>([
      'text',
      ...listKeys(moreContrast),
      ...Object.values(moreContrast),
    ]);
    const pairs = readablePairs.filter(([word, , minimum]) => minimum > 3 && words.has(word));
    expect(pairs.length).toBeGreaterThan(60);
    const faults = sets.flatMap(({ name, colors }) =>
      pairs.flatMap(([word, ground]) => {
        const loud = isQuiet(word) ? moreContrast[word] : word;
        const ratio = computeContrast(colors[loud], colors[ground]);
        return ratio >= 7 ? [] : `${name}: ${loud} on ${ground} is ${ratio.toFixed(1)}`;
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each(schemes)('R-142: the unread dot is blue in the %s scheme', (scheme) => {
    const [red = 0, green = 0, blue = 0] = (
      statusColors[scheme].unread.match(/[\da-f]{2}/g) ?? []
    ).map((part) => Number.parseInt(part, 16));
    expect(blue).toBeGreaterThan(1.5 * green);
    expect(blue).toBeGreaterThan(2.5 * red);
  });
});

type Quiet = keyof typeof moreContrast;

function listKeys(table: typeof moreContrast): Quiet[] {
  return Object.keys(table) as Quiet[];
}

function isQuiet(name: ColorName): name is Quiet {
  return name in moreContrast;
}
