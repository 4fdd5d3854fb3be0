import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One thing among several that are chosen, opened or compared.'],
  avoid: ['Parts of one page: use Section and space.', 'Rows of a list on wide screens: use List.'],
  anatomy: ['Raised ground', 'Border', 'Padding of 0, 16, 24 or 32 px'],
  words: 'The heading inside names the thing.',
  role: 'none; the heading inside names it',
  keys: [],
  announced: 'Its content.',
  related: ['Section', 'List'],
};
