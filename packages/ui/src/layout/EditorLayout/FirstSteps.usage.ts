import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The empty sheet of the live page, before the first word of a user.'],
  avoid: ['An empty list: use EmptyState.'],
  anatomy: ['How to begin, with the key', 'Three spoken marks', 'Way to all commands'],
  words: 'An invitation in one sentence, then examples of what may be said.',
  role: 'text and a button',
  keys: [['Tab', 'reaches the button of all commands']],
  announced: 'Nothing by itself; it is read in its place.',
  related: ['EditorLayout', 'EmptyState', 'Kbd'],
};
