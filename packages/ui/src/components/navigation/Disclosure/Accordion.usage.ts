import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Several questions with answers of which a reader needs few.'],
  avoid: [
    'Everybody needs all of it: use headings.',
    'One single part: use Disclosure.',
    'Panels of equal rank: use Tabs.',
  ],
  anatomy: [
    'Row per question',
    'Chevron at the end',
    'Answer, closed at first',
    'Rule between rows',
  ],
  words: 'The title is the question a user asks: «صدای من کجا می‌ماند؟».',
  role: 'details and summary for each row',
  keys: [
    ['Enter, Space', 'opens and closes a row'],
    ['Tab', 'next row'],
  ],
  announced: 'Title, expanded or collapsed. The search of the browser finds closed answers.',
  related: ['Disclosure', 'Tabs'],
};
