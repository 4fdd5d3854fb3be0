import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The files that a person has added and that are on their way to a text.'],
  avoid: ['Files of a form: use FileDrop.', 'Saved texts: use List with HistoryRow.'],
  anatomy: [
    'Heading, and all files in one line',
    'Actions for all files: start, pause, resume',
    'Rows, in the order in which they are sent',
    'Sentence on where the files go',
  ],
  words: 'The line counts files and bytes: «۳ فایل، ۱۲۰ از ۳۴۰ مگابایت».',
  role: 'region and list, both named by the heading',
  keys: [
    ['Tab', 'reaches the actions of all files, then those of each row'],
    ['Delete', 'in a row: asks to cancel or remove its file'],
  ],
  announced: 'Each new state by the name of the file; a bar at 25, 50, 75 and 100 percent.',
  related: ['UploadRow', 'UploadMeter', 'FileDrop'],
};
