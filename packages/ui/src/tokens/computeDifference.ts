import { computeLinearChannels } from './computeContrast.ts';

/**
 * The distance of two colours in OKLab, which agrees with the eye better than contrast where
 * hues differ. About 0.02 is the smallest visible difference of adjacent areas; a change that
 * must be noticed at a glance needs about 0.04.
 */
export function computeDifference(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

/** The distance of a colour from the mean of two others in OKLab: from `color-mix(in oklab, one, other)`. */
export function computeDifferenceFromMix(from: string, one: string, other: string): number {
  const [start, a, b] = [toOklab(from), toOklab(one), toOklab(other)];
  return Math.hypot(
    ...start.map((value, index) => ((a[index] ?? 0) + (b[index] ?? 0)) / 2 - value),
  );
}

/** The lightness of a colour in OKLab, from 0 (black) to 1 (white). */
export function computeLightness(hex: string): number {
  return toOklab(hex)[0];
}

/** The distance of a colour from the grey of the same lightness in OKLab. */
export function computeChroma(hex: string): number {
  const [, a, b] = toOklab(hex);
  return Math.hypot(a, b);
}

function toOklab(hex: string): [lightness: number, a: number, b: number] {
  const [red, green, blue] = computeLinearChannels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
