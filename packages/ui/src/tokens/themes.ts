import type { Theme } from './colors.ts';
import { amber } from './themes/amber.ts';
import { blue } from './themes/blue.ts';
import { green } from './themes/green.ts';
import { navy } from './themes/navy.ts';
import { olive } from './themes/olive.ts';
import { orange } from './themes/orange.ts';
import { purple } from './themes/purple.ts';
import { red } from './themes/red.ts';
import { rose } from './themes/rose.ts';
import { slate } from './themes/slate.ts';
import { teal } from './themes/teal.ts';

/**
 * The 11 themes in the order of the user interface. Only the sheet, tests and
 * stories may import this table: components import `color.ts`, so that 22 sets of
 * colours are not in the app's script.
 */
export const themes = {
  blue,
  navy,
  teal,
  green,
  olive,
  amber,
  orange,
  red,
  rose,
  purple,
  slate,
} satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;

export const themeNames = Object.keys(themes) as ThemeName[];

export const defaultTheme: ThemeName = 'blue';

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];
