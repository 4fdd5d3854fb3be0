import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One line of free text: name, e-mail, phone number.'],
  avoid: [
    'Long text: use TextArea.',
    'A number to count with: use NumberField.',
    'A known list: use Select or ComboBox.',
  ],
  anatomy: [
    'Label above',
    'Box of 44 or 52 px',
    'Content at the start or the end (optional)',
    'Hint below',
    'Error or success in the place of the hint',
  ],
  words: 'The label is a noun without a colon; the error tells how to mend it.',
  role: 'textbox, named by its label, described by hint and error',
  keys: [],
  announced: 'Label, value, required; hint, then error.',
  related: ['TextArea', 'NumberField', 'PasswordField'],
};
