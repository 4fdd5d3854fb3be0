import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Things with the same facts in columns that are compared and sorted.'],
  avoid: ['One thing: use DescriptionList.', 'Rows with one fact: use List.'],
  anatomy: [
    'Header with sort buttons',
    'Selection (optional)',
    'Rows; in narrow places each row is a card, or the columns scroll beside the first one',
    'Buttons of the row (optional), at its end',
    'Empty state inside',
  ],
  words: 'Column names are nouns; figures stand at their decimal.',
  role: 'table, named by its caption',
  keys: [
    ['Tab', 'reaches sort buttons, boxes and actions'],
    ['Enter, Space', 'sorts, selects'],
    ['Shift + press on a box', 'selects up to this row'],
    ['Left arrow, right arrow', 'scroll the columns sideways, where they do'],
  ],
  announced: 'Column and sort direction; busy while it loads.',
  related: ['Pagination', 'GridList', 'FilterBar'],
};
