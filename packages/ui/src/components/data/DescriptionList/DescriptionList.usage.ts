import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Facts of one thing, label and value: account, receipt, package.'],
  avoid: [
    'Several things with the same facts: use Table.',
    'Two or three figures in a line: use Facts.',
  ],
  anatomy: ['Label in a quiet tone', 'Value', 'One row per fact'],
  words: 'Labels are nouns without a colon.',
  role: 'dl with dt and dd',
  keys: [],
  announced: 'Each label before its value.',
  related: ['Facts', 'Receipt', 'Table'],
};
