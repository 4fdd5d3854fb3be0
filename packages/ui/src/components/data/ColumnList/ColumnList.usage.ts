import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Things with the same facts that are opened one by one, also thousands of them.'],
  avoid: [
    'Rows that are compared or sorted by their columns: use Table.',
    'Rows with controls: use GridList.',
  ],
  anatomy: [
    'Column names',
    'Rows; the first column is the link of the row',
    'In narrow places each row is a card',
    'From 101 rows on a search field and an own scroll bar',
  ],
  words: 'Column names are nouns; a status is one word.',
  role: 'list with positions of all rows',
  keys: [
    ['ArrowUp, ArrowDown, Page Up, Page Down, Home, End', 'move between rows'],
    ['Enter', 'opens the row'],
    ['Ctrl F', 'searches all rows of a long list'],
  ],
  announced: 'All facts of a row as one sentence, and its position of the total.',
  related: ['VirtualList', 'Table', 'List'],
};
