import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A percentage alone in its place, or at the beginning of a sentence.'],
  avoid: [
    'After a Persian word of the same sentence: it needs nothing.',
    'The percentage of a ProgressBar, a Slider or a chart: they have it.',
  ],
  anatomy: ['Number, then the sign, at the left'],
  words: '«۴۵٪», from formatPercent.',
  role: 'none, text',
  keys: [],
  announced: 'The text.',
  related: ['Ltr', 'ProgressBar'],
};
