import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Finds rows, settings or words in what is shown.'],
  avoid: ['A choice from a fixed list: use ComboBox.'],
  anatomy: ['Label, often hidden', 'Sign', 'Field', 'Clear button while filled'],
  words: 'The label names what is searched: «یافتن در تنظیمات».',
  role: 'searchbox, named by its label',
  keys: [
    ['Enter', 'searches'],
    ['Escape', 'clears'],
  ],
  announced: 'The page announces the number of results.',
  related: ['ComboBox', 'VirtualList'],
};
