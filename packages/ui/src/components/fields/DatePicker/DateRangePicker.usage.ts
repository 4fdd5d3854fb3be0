import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A beginning and an end: filter of payments, period of a report.'],
  avoid: ['One day: use DatePicker.', 'Fixed spans such as «۷ روز گذشته»: use SegmentedControl.'],
  anatomy: [
    'Label',
    'First day',
    'Last day',
    'Calendar button',
    'Calendar with the days between marked',
  ],
  words: '«از» and «تا» are built in.',
  role: 'group of spinbuttons, then a dialog with a grid',
  keys: [
    ['Digits', 'type both days'],
    ['Arrow keys in the calendar', 'one day in the visual direction'],
    ['Enter', 'selects the first, then the last day'],
  ],
  announced: 'Each segment; the days between are selected.',
  related: ['DatePicker', 'FilterBar'],
};
