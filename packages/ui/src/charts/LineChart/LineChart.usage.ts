import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A course of one to four amounts over time.'],
  avoid: ['Single days that are compared: use BarChart.', 'A hint beside a figure: use Sparkline.'],
  anatomy: [
    'Name and button for the table',
    'Lines with direct labels; a legend above them in a narrow place',
    'Axes',
    'Gap where a value is missing, never a zero',
    'Dashes for moments that are not complete',
    'Thin quiet line for an earlier period',
    'Moment and value at the focused or pointed place',
    'Buttons beside the one for the table',
  ],
  words: 'The name states amount and period.',
  role: 'figure with one point, and a table with the same figures on request and on paper',
  keys: [
    ['Tab', 'reaches the lines, one stop'],
    ['Arrow keys', 'next moment with a value in the visual direction'],
    ['Home, End', 'first and last value of the line'],
    ['ArrowUp, ArrowDown', 'the same moment of another line'],
    ['Enter, Space', 'where a moment can be opened: opens it'],
  ],
  announced: 'Line, moment and value.',
  related: ['BarChart', 'Sparkline'],
};
