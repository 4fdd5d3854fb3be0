export type { Scheme, ThemeName } from './themes.ts';
export type { LineSpacing, TextSize } from './scales.ts';
