import type { ColorName } from '../../tokens/colorNames.ts';
import { computeContrast, readablePairs } from '../../tokens/computeContrast.ts';
import { type Scheme, type ThemeName, themes } from '../../tokens/themes.ts';

/** The groups of the named colours on their page. */
export const families: Record<string, (name: ColorName) => boolean> = {
  Backgrounds: (name) => /^surface|^scrim|^disabled/.test(name),
  Text: (name) => name.startsWith('text'),
  Lines: (name) => /^border|^focus|^selection/.test(name),
  Accent: (name) => /accent/i.test(name),
  Status: (name) => /danger|success|warning|information|unread/i.test(name),
  'Drawings and charts': (name) => /^drawing|^chart|^panel/.test(name),
};

/** The readable pair with the least margin to its least contrast. */
export function findTightestPair(theme: ThemeName, scheme: Scheme) {
  const margin = ([foreground, background, minimum]: (typeof readablePairs)[number]) =>
    computeRatio(theme, scheme, foreground, background) / minimum;
  return readablePairs.reduce((tightest, pair) =>
    margin(pair) < margin(tightest) ? pair : tightest,
  );
}

/** The contrast of two colours, rounded down: a displayed ratio is never higher than the measured one. */
export function formatRatio(
  theme: ThemeName,
  scheme: Scheme,
  foreground: ColorName,
  background: ColorName,
) {
  return (Math.floor(computeRatio(theme, scheme, foreground, background) * 100) / 100).toFixed(2);
}

function computeRatio(
  theme: ThemeName,
  scheme: Scheme,
  foreground: ColorName,
  background: ColorName,
) {
  const colors = themes[theme][scheme];
  return computeContrast(colors[foreground], colors[background]);
}
