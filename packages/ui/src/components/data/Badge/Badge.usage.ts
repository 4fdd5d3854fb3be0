import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A small figure at another element: new messages, chosen filters.'],
  avoid: ['A status in words: use Tag.', 'A figure that matters by itself: use Facts.'],
  anatomy: ['Pill of one to three signs', 'Tone: accent, quiet, danger'],
  words: 'The label says what is counted: «۳ پیام خوانده‌نشده».',
  role: 'text with a hidden label',
  keys: [],
  announced: 'The label instead of the figure.',
  related: ['Tag', 'IconButton'],
};
