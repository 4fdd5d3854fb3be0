import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A preview of what other people will see, in both schemes.'],
  avoid: ['The scheme of the page: that is the choice of the person.'],
  anatomy: ['Caption with the name of the scheme', 'Ground of that scheme', 'Content'],
  words: 'The caption is one word.',
  role: 'figure, named by its caption',
  keys: [],
  announced: 'Its content.',
  related: ['Card'],
};
