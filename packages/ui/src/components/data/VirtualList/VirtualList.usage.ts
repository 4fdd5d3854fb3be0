import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Thousands of rows that one scrolls and searches.'],
  avoid: ['Less than 200 rows: use List, which the browser can search by itself.'],
  anatomy: ['Scrolling area', 'Visible rows only', 'Search field of the list'],
  words: 'The name of the list is what it holds.',
  role: 'list with positions of all rows',
  keys: [
    ['ArrowUp, ArrowDown, Page Up, Page Down, Home, End', 'move between rows'],
    ['Ctrl F', 'searches all rows'],
    ['Enter, Shift Enter', 'next and previous match'],
  ],
  announced: 'Row and its position of the total; the number of matches.',
  related: ['List', 'SearchField'],
};
