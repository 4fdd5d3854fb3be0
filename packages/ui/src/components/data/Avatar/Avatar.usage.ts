import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A person in the menu, a list or the top bar.'],
  avoid: ['A company or a file: use Icon.', 'The name stands beside it: leave `alt` out.'],
  anatomy: ['Disc of three sizes', 'Picture, or the first letter of the name'],
  words: '`alt` is the name of the person where no name stands beside it.',
  role: 'none, or img with a name',
  keys: [],
  announced: 'Nothing, or the name.',
  related: ['MessageItem', 'SideMenu'],
};
