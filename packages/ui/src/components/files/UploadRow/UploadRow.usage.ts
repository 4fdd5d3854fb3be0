import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A file on its way to a text, in an UploadList.'],
  avoid: ['A file of a form: use FileDrop.', 'A saved text: use HistoryRow.'],
  anatomy: [
    'Icon of the tone',
    'Name; a long one has a gap in its middle and keeps its extension',
    'State in words, size and length',
    'Bar of sending, then bar of converting',
    'Fault in a sentence with one action',
    'Warning in a sentence, where the file goes on otherwise than the person wanted',
    'Cost, and what is left; then how the file is treated',
    'At most three actions',
  ],
  words: 'A state is two or three words («در حال بارگذاری»), a fault a sentence with a full stop.',
  role: 'list item; each action is named by its words and the file',
  keys: [
    ['Tab', 'reaches the action of the fault, that of the options, then those of the row'],
    ['Enter, Space', 'presses the action'],
    ['Delete', 'asks to cancel or remove the file'],
  ],
  announced: 'Nothing; its list announces states and bars.',
  related: ['UploadList', 'FileDrop', 'HistoryRow'],
};
