import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Rows that are opened, selected, reordered and have actions.'],
  avoid: ['Rows that are only read or are links: use List.', 'Rows with many columns: use Table.'],
  anatomy: [
    'Row with title, sentence and aside',
    'Checkbox and handle (optional)',
    'Actions at the end',
    'Empty state inside',
  ],
  words: 'The name of the list is the thing: «متن‌های آماده».',
  role: 'grid with rows, named by its label',
  keys: [
    ['ArrowUp, ArrowDown', 'move between rows'],
    ['Arrow into the row', 'reaches its actions'],
    ['Space, Ctrl A', 'select'],
    ['Enter', 'opens the row, or takes and drops the handle'],
    ['Escape', 'cancels a move'],
    ['Letters', 'find a row'],
  ],
  announced: 'Title, position, selected; each drop position with its neighbours.',
  related: ['List', 'Table', 'VirtualList'],
};
