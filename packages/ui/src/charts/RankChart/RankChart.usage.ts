import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The most of something, at most ten: the codes with which most was bought.'],
  avoid: ['A course over time: use LineChart.', 'Days that are compared: use BarChart.'],
  anatomy: [
    'Name and button for the table',
    'Name at the start, amount at the end',
    'Bar below both, from the start',
  ],
  words: 'The name states what is counted and when; names of codes stay as they are written.',
  role: 'figure with a list of bars, and a table with the same figures',
  keys: [
    ['Tab', 'reaches the bars, one stop'],
    ['ArrowUp, ArrowDown', 'the bar above and below'],
    ['Home, End', 'first and last bar'],
  ],
  announced: 'Name and amount of the bar.',
  related: ['BarChart', 'Donut'],
};
