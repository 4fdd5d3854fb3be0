import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'Space between elements: Stack in a column, Cluster in a row, Grid in equal columns, Section with a heading, FilledSection in a card beside a taller one.',
  ],
  avoid: ['A margin on a component: the parent gives the space.'],
  anatomy: ['Elements', 'Gap of 0, 8, 16 or 24 px'],
  words: 'The heading of a Section is a noun.',
  role: 'none; Section is a region, named by its heading',
  keys: [],
  announced: 'Its content in reading order.',
  related: ['Page', 'Card'],
};
