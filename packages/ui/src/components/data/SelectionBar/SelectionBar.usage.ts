import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Rows of a list are chosen and can be deleted, restored, starred or exported together.'],
  avoid: [
    'Tools of one object that are always there: use Toolbar.',
    'A question before rows are deleted for ever: use AlertDialog or ConfirmByWord.',
  ],
  anatomy: [
    'Button that clears the selection',
    'Number of chosen rows, and those that are not in the list',
    'Line that chooses every result',
    'Actions, the one that deletes last',
  ],
  words: 'The number with its noun: «۳ نوشته انتخاب شد». Actions are verbs without the number.',
  role: 'group, named by its label; its number is a polite live region',
  keys: [
    ['Tab', 'reaches the bar after the list'],
    ['Escape', 'clears the selection; the page decides, because Escape also belongs to the search'],
  ],
  announced: 'The number of chosen rows when it changes.',
  related: ['HistoryRow', 'Table', 'Toolbar'],
};
