import { describe, expect, it } from 'vitest';
import type { ColorName } from './colorNames.ts';
import { contrast, linearChannels, readablePairs } from './contrast.ts';
import { statusColors } from './statusColors.ts';
import { moreContrast } from './themeSheet.ts';
import { schemes, themes, themeNames } from './themes.ts';

const sets = themeNames.flatMap((theme) =>
  schemes.map((scheme) => ({ name: `${theme} ${scheme}`, colors: themes[theme][scheme] })),
);

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
    expect(contrast('#67a7f7', '#67a7f7')).toBe(1);
  });

  it('agrees with the WCAG example: #767676 is the lightest grey with 4.5 on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  it('throws for an unsupported colour format', () => {
    expect(() => contrast('#fff', '#000000')).toThrow('#fff');
    expect(() => contrast('#ffffff80', '#000000')).toThrow('#ffffff80');
  });
});

describe('the 22 sets', () => {
  it('R-233: every allowed pair reaches its contrast in every theme and scheme', () => {
    const faults = sets.flatMap(({ name, colors }) =>
      readablePairs.flatMap(([foreground, background, minimum]) => {
        const ratio = contrast(colors[foreground], colors[background]);
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
        const ratio = contrast(colors[loud], colors[ground]);
        return ratio >= 7 ? [] : `${name}: ${loud} on ${ground} is ${ratio.toFixed(1)}`;
      }),
    );
    expect(faults).toEqual([]);
  });

  it('R-003: the accents of any two themes are distinguishable', () => {
    const faults = schemes.flatMap((scheme) =>
      themeNames.flatMap((one, index) =>
        themeNames.slice(index + 1).flatMap((other) => {
          const apart = distance(themes[one][scheme].accent, themes[other][scheme].accent);
          return apart >= 0.07
            ? []
            : `${one} and ${other} ${scheme} are only ${apart.toFixed(3)} apart`;
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('every accent is distinguishable from the status colours', () => {
    const statusNames = [
      'danger',
      'dangerText',
      'successText',
      'warningText',
      'informationText',
    ] as const;
    const faults = schemes.flatMap((scheme) =>
      themeNames.flatMap((theme) =>
        statusNames.flatMap((status) => {
          const apart = distance(themes[theme][scheme].accent, statusColors[scheme][status]);
          return apart >= 0.06
            ? []
            : `${theme} ${scheme} is only ${apart.toFixed(3)} from ${status}`;
        }),
      ),
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

  it('raised surfaces are lighter in dark schemes', () => {
    for (const theme of themeNames) {
      const { surfaceSunken, surface, surfaceRaised, surfaceHover, surfacePressed } =
        themes[theme].dark;
      const rising = [surfaceSunken, surface, surfaceRaised, surfaceHover, surfacePressed].map(
        (hex) => contrast(hex, '#000000'),
      );
      expect(rising, theme).toEqual(rising.toSorted((a, b) => a - b));
    }
  });
});

type Quiet = keyof typeof moreContrast;

function listKeys(table: typeof moreContrast): Quiet[] {
  return Object.keys(table) as Quiet[];
}

function isQuiet(name: ColorName): name is Quiet {
  return name in moreContrast;
}

/** Distance in OKLab; about 0.02 is the smallest visible difference. */
function distance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

function oklab(hex: string): [lightness: number, a: number, b: number] {
  const [red, green, blue] = linearChannels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
