import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A small panel of the top bar: theme, account.'],
  avoid: ['Inside a page: use Popover or Menu.'],
  anatomy: ['Icon button of the bar', 'Panel at its end'],
  words: 'The name of the button is the name of the panel.',
  role: 'button with aria-expanded, then dialog',
  keys: [
    ['Enter, Space', 'opens it'],
    ['Escape', 'closes it and returns the focus'],
  ],
  announced: 'The name of the panel.',
  related: ['Popover', 'AppFrame'],
};
