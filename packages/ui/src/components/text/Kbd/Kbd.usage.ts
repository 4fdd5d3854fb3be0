import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Names a key or a combination in a help text, a menu or a tooltip.'],
  avoid: ['A word to type: write it in quotation marks.'],
  anatomy: ['One cap per key', 'Keys from left to right, as on the keyboard'],
  words: 'Keys as they are printed: Alt, Ctrl, R.',
  role: 'kbd, text',
  keys: [],
  announced: 'The keys in order.',
  related: ['Tooltip', 'Ltr'],
};
