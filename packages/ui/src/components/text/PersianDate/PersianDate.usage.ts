import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A day or a time that is stored: message, payment, draft.'],
  avoid: [
    'How long ago it was matters more: use RelativeTime.',
    'The user picks a day: use DatePicker.',
  ],
  anatomy: ['Day, month name, year', 'Clock of 24 hours (optional)'],
  words: '«۳۰ آبان ۱۴۰۵»; an unreadable time is «–».',
  role: 'time with a Gregorian datetime',
  keys: [],
  announced: 'The visible date.',
  related: ['RelativeTime', 'DatePicker'],
};
