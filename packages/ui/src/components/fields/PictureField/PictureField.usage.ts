import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The picture of the own account.'],
  avoid: ['Several files, or files with a state: use FileDrop.'],
  anatomy: ['Avatar', 'Button of the file dialog', 'Further buttons', 'Hint', 'Area for a drop'],
  words: 'The hint says what is accepted and what happens to a large picture.',
  role: 'group, named by its label',
  keys: [['Enter, Space', 'on the button: the file dialog']],
  announced: 'The hint with the button; the caller announces what is wrong with a file.',
  related: ['Avatar', 'FileDrop', 'ImageCropper'],
};
