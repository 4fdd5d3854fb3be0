import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Amounts that are compared: minutes of each day.'],
  avoid: [
    'A course over months: use LineChart.',
    'Parts of a whole: use Donut.',
    'Two numbers: write them.',
  ],
  anatomy: [
    'Name and button for the table',
    'Bars, at most four tones',
    'Values of the axis',
    'Value above each bar, above the highest where they do not fit, and above the pointed or focused one',
  ],
  words: 'The name states what is counted and when.',
  role: 'figure with one focusable bar, and a table with the same figures',
  keys: [
    ['Tab', 'reaches the bars, one stop'],
    ['Arrow keys', 'next bar in the visual direction, past missing values'],
    ['Home, End', 'first and last bar'],
  ],
  announced: 'Name and value of the bar.',
  related: ['LineChart', 'Sparkline'],
};
