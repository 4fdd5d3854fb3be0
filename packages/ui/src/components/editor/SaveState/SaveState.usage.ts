import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Beside the name of a text that is saved while it is edited.'],
  avoid: [
    'The result of one setting: use SaveMark.',
    'The connection of the whole application: use Banner.',
  ],
  anatomy: ['Icon with a shape of its own for each state', 'Sentence, with the time after a save'],
  words: 'One state in words: «ذخیره شد، ۱۴:۰۵». A failure says what happens next.',
  role: 'text; a failed save is a button',
  keys: [['Enter, Space', 'try a failed save again']],
  announced:
    'A problem when it begins and «ذخیره شد» when it ends; ordinary saves are not announced.',
  related: ['DocumentHeader', 'Banner'],
};
