import type { ColorName } from '../../tokens/colorNames.ts';

/** The colours of the parts of a chart in their order, largest first. */
export const chartTones = [
  'accentMark',
  'borderStrong',
  'text',
  'chartFourth',
] as const satisfies readonly ColorName[];
