import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'An address without a page, or one that the user may not open.',
    'Statement: the same inside the frame.',
  ],
  avoid: ['A part of a page failed: use ErrorState.'],
  anatomy: ['Drawing', 'Heading', 'Sentence', 'One link back'],
  words: 'No code in the heading; first what happened, then the way on.',
  role: 'main with a heading',
  keys: [['Tab', 'reaches the link']],
  announced: 'The heading after navigation.',
  related: ['ErrorState', 'Illustration'],
};
