import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A list of more than 50 rows that people search by position, such as invoices.'],
  avoid: [
    'The newest rows are enough: load more on demand.',
    'Thousands of rows that are searched: use VirtualList.',
  ],
  anatomy: [
    'Previous and next',
    'First, near and last pages',
    'Current page',
    'Rows per page (optional)',
  ],
  words: 'Built in: «صفحهٔ ۳ از ۱۲».',
  role: 'navigation, named «صفحه‌ها»; the current page has aria-current',
  keys: [
    ['Tab', 'reaches each page'],
    ['Enter, Space', 'opens it; on the last page «next» keeps the focus'],
  ],
  announced: 'The page of its total. In a narrow container words replace the numbers.',
  related: ['Table', 'VirtualList'],
};
