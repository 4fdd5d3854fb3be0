import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One day that people know or look up: a birthday, the end of a discount.'],
  avoid: ['Two days: use DateRangePicker.', 'A stored day: use PersianDate.'],
  anatomy: ['Label', 'Year, month, day', 'Calendar button', 'Calendar', 'Hint and error'],
  words: 'The hint gives the allowed range.',
  role: 'group of spinbuttons, then a dialog with a grid',
  keys: [
    ['Digits', 'type year, month, day'],
    ['ArrowUp, ArrowDown', 'one step'],
    ['Arrow keys in the calendar', 'one day in the visual direction'],
    ['Enter', 'selects'],
  ],
  announced: 'Each segment with its value; in the calendar the whole date.',
  related: ['DateRangePicker', 'PersianDate'],
};
