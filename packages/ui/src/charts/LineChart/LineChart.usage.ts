import type { ComponentUsage } from '@nevisa/storybook/usage';

/** What Storybook says of the component besides its props. */
export const usage: ComponentUsage = {
  use: ['A course of one to four amounts over time.'],
  avoid: ['Single days that are compared: use BarChart.', 'A hint beside a figure: use Sparkline.'],
  anatomy: [
    'Name and button for the table',
    'Lines with direct labels',
    'Axes',
    'Value at the focused moment',
  ],
  words: 'The name states amount and period.',
  role: 'figure with points, and a table with the same figures',
  keys: [
    ['Arrow keys', 'next moment in the visual direction'],
    ['ArrowUp, ArrowDown', 'the same moment of another line'],
  ],
  announced: 'Line, moment and value.',
  related: ['BarChart', 'Sparkline'],
};
