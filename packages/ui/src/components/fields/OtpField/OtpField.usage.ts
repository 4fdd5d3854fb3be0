import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A code of one use from a message.'],
  avoid: ['A password: use PasswordField.'],
  anatomy: ['Label', 'One field with a place per digit', 'Hint and error'],
  words: 'The label names the code and where it was sent.',
  role: 'textbox with one-time-code, named by its label',
  keys: [
    ['Digits', 'fill, in any shape'],
    ['Ctrl V', 'takes the code out of a whole message'],
  ],
  announced: 'The digits from left to right.',
  related: ['CountdownRing', 'TextField'],
};
