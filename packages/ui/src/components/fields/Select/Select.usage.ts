import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One of five to fifteen options in a form.'],
  avoid: ['Two to five options: use RadioGroup.', 'Many: use ComboBox.', 'Actions: use Menu.'],
  anatomy: ['Label', 'Chosen option', 'Arrow', 'List with groups and notes', 'Hint and error'],
  words: 'Options are nouns of the same kind; a note tells them apart.',
  role: 'button with a listbox, named by label and value',
  keys: [
    ['Enter, Space, ArrowDown', 'opens it'],
    ['Letters', 'find an option'],
    ['Enter', 'selects'],
    ['Escape', 'closes without a change'],
  ],
  announced: 'Label, value, expanded or collapsed.',
  related: ['RadioGroup', 'ComboBox'],
};
