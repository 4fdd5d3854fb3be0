import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The name of a row with the fact that tells it apart: a person and the username.'],
  avoid: ['More than one fact: use Facts.', 'Rows of a list: use ListRow.'],
  anatomy: ['Picture (optional)', 'Main line', 'Quiet line (optional)'],
  words: 'The name first; the quiet line has no label.',
  role: 'none, text',
  keys: [],
  announced: 'Both lines, one after the other.',
  related: ['Facts', 'List', 'Table'],
};
