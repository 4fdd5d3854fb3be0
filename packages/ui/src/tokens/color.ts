import { type ColorName, colorNames } from './colorNames.ts';

/** The bare name of a colour's custom property, as the theme sheet sets it. */
export function colorVariable(name: ColorName): string {
  return `--nv-color-${name}`;
}

/**
 * The colours as styles write them: `color.accent` is a reference to a custom
 * property that the theme sheet sets, so a change of theme reaches every
 * element without React hearing of it. No value stands behind the name: the
 * script carries no theme at all.
 */
export const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(${colorVariable(name)})`]),
) as Readonly<Record<ColorName, string>>;
