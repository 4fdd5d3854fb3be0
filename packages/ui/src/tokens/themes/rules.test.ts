import { describe, expect, it } from 'vitest';
import type { ColorName } from '../colorNames.ts';
import { computeContrast } from '../computeContrast.ts';
import {
  computeChroma,
  computeDifference,
  computeDifferenceFromMix,
  computeLightness,
} from '../computeDifference.ts';
import { statusColors } from '../statusColors.ts';
import { schemes, themeNames, themes } from '../themes.ts';

const sets = themeNames.flatMap((theme) =>
  schemes.map((scheme) => ({ name: `${theme} ${scheme}`, scheme, colors: themes[theme][scheme] })),
);

/** The ground at rest, the same ground in another state, and the difference of the two. */
const changes: readonly (readonly [from: ColorName, to: ColorName, minimum: number])[] = [
  ['accent', 'accentHover', 0.04],
  ['accentHover', 'accentPressed', 0.04],
  ['accentSoft', 'accentSoftHover', 0.04],
  ['danger', 'dangerHover', 0.04],
  ['surface', 'surfaceHover', 0.04],
  ['surfaceRaised', 'surfaceHover', 0.04],
  ['surfaceFloating', 'surfaceFloatingHover', 0.04],
  ['surfaceHover', 'surfacePressed', 0.03],
  ['surfaceFloatingHover', 'surfaceFloatingPressed', 0.03],
];

describe('the rules of the 22 sets', () => {
  it.each(changes)('R-003: %s and %s differ by at least %d', (from, to, minimum) => {
    expect(faults(({ colors }) => computeDifference(colors[from], colors[to]), minimum)).toEqual(
      [],
    );
  });

  it('R-003: an item of the side menu changes its ground under the pointer and when it is pressed', () => {
    const hover = ({ colors }: (typeof sets)[number]) =>
      computeDifferenceFromMix(colors.surfaceSunken, colors.surfaceHover, colors.surfacePressed);
    const press = ({ colors }: (typeof sets)[number]) =>
      computeDifferenceFromMix(colors.surfacePressed, colors.surfaceHover, colors.surfacePressed);
    expect(faults(hover, 0.04)).toEqual([]);
    expect(faults(press, 0.015)).toEqual([]);
  });

  it('R-003: a button whose words are dark becomes lighter under the pointer', () => {
    const wrong = sets.filter(({ colors }) => {
      const darkWords = computeLightness(colors.onAccent) < 0.5;
      return darkWords !== computeLightness(colors.accentHover) > computeLightness(colors.accent);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('R-233: the focus ring differs from the red of an invalid field', () => {
    expect(
      faults(({ colors }) => computeDifference(colors.focus, colors.dangerText), 0.15),
    ).toEqual([]);
  });

  it('the selected item of the menu is visible at a glance', () => {
    expect(
      faults(({ colors }) => computeContrast(colors.accentSoft, colors.surfaceSunken), 1.2),
    ).toEqual([]);
  });

  it('R-003: the accents of any two themes differ by at least 0.1', () => {
    const near = schemes.flatMap((scheme) =>
      themeNames.flatMap((one, index) =>
        themeNames.slice(index + 1).flatMap((other) => {
          const apart = computeDifference(themes[one][scheme].accent, themes[other][scheme].accent);
          return apart >= 0.1 ? [] : `${one} and ${other} ${scheme}: ${apart.toFixed(3)}`;
        }),
      ),
    );
    expect(near).toEqual([]);
  });

  it('every accent is distinguishable from the status colours', () => {
    const statusNames = [
      'danger',
      'dangerText',
      'successText',
      'warningText',
      'informationText',
    ] as const;
    const near = sets.flatMap(({ name, scheme, colors }) =>
      statusNames.flatMap((status) => {
        const apart = computeDifference(colors.accent, statusColors[scheme][status]);
        return apart >= 0.06 ? [] : `${name} is only ${apart.toFixed(3)} from ${status}`;
      }),
    );
    expect(near).toEqual([]);
  });

  it('R-233: the ground of a message differs from the page, the paper and a dialog', () => {
    const grounds = ['surface', 'surfaceRaised', 'surfaceFloating'] as const;
    for (const message of [
      'dangerSoft',
      'successSoft',
      'warningSoft',
      'informationSoft',
    ] as const) {
      const least = ({ colors }: (typeof sets)[number]) =>
        Math.min(...grounds.map((ground) => computeDifference(colors[message], colors[ground])));
      expect(faults(least, 0.035), message).toEqual([]);
    }
  });

  it('R-003: the paper and the frame carry the hue of the theme', () => {
    expect(faults(({ colors }) => computeChroma(colors.surfaceRaised), 0.004)).toEqual([]);
    expect(faults(({ colors }) => computeChroma(colors.surfaceSunken), 0.009)).toEqual([]);
  });

  it('surfaces rise by lightness in dark schemes', () => {
    const steps = [
      'surfaceSunken',
      'surface',
      'surfaceRaised',
      'surfaceFloating',
      'surfaceFloatingHover',
      'surfaceFloatingPressed',
    ] as const;
    for (const theme of themeNames) {
      const levels = steps.map((step) => computeLightness(themes[theme].dark[step]));
      const rises = levels.slice(1).map((level, index) => level - (levels[index] ?? 0));
      expect(Math.min(...rises), theme).toBeGreaterThan(0.02);
      expect(rises[2], `${theme}: floating above raised`).toBeGreaterThan(0.04);
    }
  });

  it('a floating surface is white in light schemes', () => {
    expect(new Set(themeNames.map((theme) => themes[theme].light.surfaceFloating))).toEqual(
      new Set(['#ffffff']),
    );
  });

  it('text of a disabled control has at most half the contrast of quiet text', () => {
    const ratio = ({ colors }: (typeof sets)[number]) =>
      computeContrast(colors.textQuiet, colors.surfaceRaised) /
      computeContrast(colors.textDisabled, colors.surfaceRaised);
    expect(faults(ratio, 2)).toEqual([]);
  });
});

function faults(measured: (set: (typeof sets)[number]) => number, minimum: number): string[] {
  return sets
    .map((set) => [set.name, measured(set)] as const)
    .filter(([, value]) => value < minimum)
    .map(([name, value]) => `${name}: ${value.toFixed(3)}`);
}
