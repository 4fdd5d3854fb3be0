import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A part of a page that could not be loaded and can be tried again.'],
  avoid: ['The whole page is missing: use ErrorPage.', 'There is nothing to show: use EmptyState.'],
  anatomy: ['Sign', 'What failed', 'Retry button, busy while it tries'],
  words: '«پیام‌ها بارگذاری نشد», then «تلاش دوباره».',
  role: 'alert',
  keys: [['Enter, Space', 'tries again']],
  announced: 'The sentence at once when it appears.',
  related: ['EmptyState', 'Alert'],
};
