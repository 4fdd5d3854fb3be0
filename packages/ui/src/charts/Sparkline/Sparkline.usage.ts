import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The direction of a figure, beside it.'],
  avoid: ['Values are read from it: use LineChart.'],
  anatomy: ['Line without axes', 'Last point'],
  words: 'None; a name for screen readers.',
  role: 'figure with a name, and a hidden table',
  keys: [],
  announced: 'Its name; the figures in the table.',
  related: ['LineChart', 'Facts'],
};
