import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Find and replace in the text of the page, while the text remains editable.'],
  avoid: [
    'Search in a list of texts: use SearchField.',
    'Search in long rows: VirtualList has its own.',
  ],
  anatomy: [
    'Query with the place among the matches at its end',
    'Previous and next',
    'Toggles: whole word, these very letters',
    'Replacement, which unfolds',
    'Found forms with their counts, a checkbox each, before all are replaced',
    'Number of replaced matches with the way back',
  ],
  words: 'The count is a place: «۳ از ۱۲». A form is quoted: «کتابها» ×۳.',
  role: 'search, named «یافتن در متن»',
  keys: [
    ['Enter, Shift+Enter', 'next and previous match, in the query'],
    ['Escape', 'closes the found forms, then the bar; the focus returns to the text'],
    ['Space', 'checks a form'],
    ['1 … 9', 'check the first nine forms'],
  ],
  announced: 'The place or «موردی پیدا نشد», then the number of replaced matches.',
  related: ['SearchField', 'VirtualList'],
};
