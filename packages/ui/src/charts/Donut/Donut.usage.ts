import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Two to four parts of a total.'],
  avoid: ['More parts, or parts that are nearly equal: use BarChart.'],
  anatomy: [
    'Ring',
    'Total in the centre',
    'Direct labels; a legend with figures where they have no room',
  ],
  words: 'Labels are nouns; the centre has the unit.',
  role: 'figure with a list of parts, and a table with the same figures',
  keys: [
    ['Tab', 'reaches the parts, one stop'],
    ['Arrow keys', 'next part'],
  ],
  announced: 'Name, value and share.',
  related: ['BarChart'],
};
