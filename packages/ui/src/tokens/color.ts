import { type ColorName, colorNames } from './colorNames.ts';

/** The name of a colour's custom property, as in the theme sheet. */
export function nameColorVariable(name: ColorName): string {
  return `--nv-color-${name}`;
}

/**
 * The colours for styles: `color.accent` is a reference to a custom property of the
 * theme sheet, so a change of theme reaches every element without a React render.
 * There is no fallback value: the script contains no theme.
 */
export const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(${nameColorVariable(name)})`]),
) as Readonly<Record<ColorName, string>>;
