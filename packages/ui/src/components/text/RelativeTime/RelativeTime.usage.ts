import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Recent events, where the distance matters: «۳ ساعت پیش».'],
  avoid: ['Older than a month, or in a receipt: use PersianDate.'],
  anatomy: ['Distance', 'Full date as its title'],
  words: 'Built in; the caller gives the present moment.',
  role: 'time with a Gregorian datetime',
  keys: [],
  announced: 'The distance; the title holds the date.',
  related: ['PersianDate'],
};
