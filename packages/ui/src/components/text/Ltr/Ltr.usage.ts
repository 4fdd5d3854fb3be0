import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A telephone or card number, an e-mail, a code, a signed number inside Persian text.'],
  avoid: [
    'A Persian number in a sentence: it needs nothing.',
    'A whole Latin paragraph: set dir and lang on it.',
  ],
  anatomy: ['Isolated run from left to right'],
  words: 'With lang="en" a screen reader changes its voice.',
  role: 'none, text',
  keys: [],
  announced: 'The text, in the language that lang names.',
  related: ['Kbd', 'Badge'],
};
