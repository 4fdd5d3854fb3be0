import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One of more than fifteen options whose names people know.'],
  avoid: ['Few options: use Select or RadioGroup.', 'Free text: use TextField.'],
  anatomy: ['Label', 'Field', 'Button with the arrow', 'List with groups', 'Hint and error'],
  words: 'Options are written as people type them; both letter shapes match.',
  role: 'combobox with a listbox, named by its label',
  keys: [
    ['Letters', 'filter'],
    ['ArrowDown, ArrowUp', 'move'],
    ['Enter', 'selects'],
    ['Escape', 'closes'],
  ],
  announced: 'Number of matches, then the option.',
  related: ['Select', 'SearchField'],
};
