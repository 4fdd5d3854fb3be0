import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'A known sign in a tight place: close, search, delete in a row.',
    'IconButtonLink: the same look for an address.',
  ],
  avoid: [
    'People must guess the sign: use Button with words.',
    'It is the main action of the page: use Button.',
    'It stays pressed: use ToggleButton.',
  ],
  anatomy: [
    'Face: 36, 44 or 52 px square',
    'Icon of 20 px',
    'Label, shown as a tooltip on hover and focus, with its key',
    'Badge over the corner (optional)',
  ],
  words: 'The label is the action with its object: «حذف پیام», not «سطل زباله».',
  role: 'button or link, named by its label',
  keys: [['Enter, Space', 'presses it (Enter alone follows a link)']],
  announced: 'The label. A badge adds its own label.',
  related: ['Button', 'Tooltip', 'Badge', 'Toolbar'],
};
