import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One or several files from the device, such as recordings.'],
  avoid: ['Text: use TextArea.', 'A picture of a person: a page of its own with a crop.'],
  anatomy: [
    'Area with a sentence and a button',
    'Accepted kinds and size',
    'List of files with state, the action of the state, and cancel, retry or remove',
  ],
  words: 'Kinds, size and number stand in the hint before a file is refused.',
  role: 'file input, named by its label; a list of files',
  keys: [
    ['Tab', 'reaches the input, then each action'],
    ['Enter, Space', 'opens the dialog of the system'],
  ],
  announced: 'Beginning, pause, end and failure of each upload by name, never its progress.',
  related: ['ProgressBar', 'Form'],
};
