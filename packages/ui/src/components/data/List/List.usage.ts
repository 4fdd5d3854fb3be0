import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Rows of one kind that are read, opened or have one or two actions.'],
  avoid: ['Order and selection by keyboard: use GridList.', 'Thousands of rows: use VirtualList.'],
  anatomy: [
    'ListRow: title, sentence, aside',
    'Actions on hover and focus, always on touch',
    'Rule between rows',
  ],
  words: 'The name first, facts in one quiet line.',
  role: 'list with items',
  keys: [['Tab', 'reaches the row, then its actions']],
  announced: 'Title, then the facts.',
  related: ['GridList', 'VirtualList', 'MessageItem'],
};
