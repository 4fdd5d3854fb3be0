import { createTheme } from 'styled-components';
import type { ColorName } from './colors.ts';
import { blue } from './themes/blue.ts';

const named = createTheme({ color: blue.light }, { prefix: 'nv' });

/**
 * The colours as styles write them: `color.accent` is a reference to a custom
 * property that the theme sheet sets, so a change of theme reaches every
 * element without React hearing of it.
 */
export const color = named.color;

/** The bare name of a colour's custom property, for the theme sheet. */
export function colorVariable(name: ColorName): string {
  return named.vars.color[name];
}
