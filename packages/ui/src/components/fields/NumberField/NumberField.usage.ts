import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['An amount that is typed or changed by one: hours, copies.'],
  avoid: [
    'A code or a phone number: use TextField or OtpField.',
    'A position in a range: use Slider.',
  ],
  anatomy: ['Label', 'Number with separators', 'Buttons for less and more', 'Unit, hint and error'],
  words: 'The unit stands in the label or after the field.',
  role: 'spinbutton, named by its label, and two buttons',
  keys: [
    ['ArrowUp, ArrowDown', 'one step'],
    ['Home, End', 'the limits, where there are any'],
  ],
  announced: 'The number in Persian; the limit when it is reached.',
  related: ['Slider', 'TextField'],
};
