import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A list of short free texts: own words, names.'],
  avoid: ['Values of a fixed list: use CheckboxGroup.', 'Long texts: one TextArea each.'],
  anatomy: ['Label', 'Tags with remove buttons', 'Field after them', 'Hint and error'],
  words: 'The hint tells how a tag ends: Enter or a comma.',
  role: 'textbox and a list of tags, named by its label',
  keys: [
    ['Enter, comma', 'add'],
    ['Backspace in the empty field', 'removes the last tag'],
  ],
  announced: 'Added, removed and refused words.',
  related: ['Tag', 'TextField'],
};
