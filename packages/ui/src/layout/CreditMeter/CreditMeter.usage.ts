import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The remaining credit in the top bar.'],
  avoid: ['Share of other work: use ProgressBar.'],
  anatomy: ['Bar', 'Label; on phones only for screen readers', 'Other colour below the last share'],
  words: '«۲ ساعت و ۴۰ دقیقه».',
  role: 'text; the bar is hidden from screen readers',
  keys: [],
  announced: 'The label when read.',
  related: ['ProgressBar', 'AppFrame'],
};
