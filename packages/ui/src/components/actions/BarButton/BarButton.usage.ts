import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A tool of a bar whose icon alone would not be understood.'],
  avoid: [
    'A tool that everyone knows by its icon, where room is short: use IconButton.',
    'An action of a form or a dialog: use Button.',
  ],
  anatomy: ['Icon', 'Word under the icon, or beside it'],
  words: 'One or two short words, part of the label: «ذخیره» of «ذخیره در تاریخچه».',
  role: 'button named by its label; an unavailable one keeps the focus (aria-disabled)',
  keys: [['Enter, Space', 'does the action']],
  announced: 'The label; its keys (aria-keyshortcuts); unavailable.',
  related: ['IconButton', 'Button', 'Toolbar'],
};
