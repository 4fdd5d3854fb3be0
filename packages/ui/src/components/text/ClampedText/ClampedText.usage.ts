import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A text of unknown length in a list: two lines, then a button for the rest.'],
  avoid: [
    'The text is the purpose of the page: show all of it.',
    'Only one line fits: truncate with a title.',
  ],
  anatomy: ['Lines of text', '«بیشتر» or «کمتر», only where the text is longer'],
  words: 'The button has the words of the library.',
  role: 'text, and a button with aria-expanded',
  keys: [['Enter, Space', 'expands and collapses']],
  announced: 'The whole text, also while it is clamped; then the button and its state.',
  related: ['MessageItem', 'Disclosure'],
};
