import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A time of day that people know: when a message is sent, when a discount ends.'],
  avoid: [
    'A length of time: use NumberField.',
    'A stored moment: use PersianDate or RelativeTime.',
  ],
  anatomy: ['Label', 'Hour and minute', 'Hint and error'],
  words: 'The hint gives the allowed range and the time zone: «به وقت تهران».',
  role: 'group of two spinbuttons, named by its label',
  keys: [
    ['Digits', 'type hour and minute, in any script'],
    ['ArrowUp, ArrowDown', 'one hour, or one step of minutes'],
    ['Arrow keys', 'hour or minute on the side of the key'],
    ['Ctrl V', 'pastes a time such as 14:05'],
  ],
  announced: 'Hour and minute with their values; the error after a time that is not allowed.',
  related: ['DatePicker', 'NumberField'],
};
