import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The open text is edited in another window, or was moved to the trash elsewhere.'],
  avoid: [
    'Versions that differ: use ConflictDialog.',
    'The connection of the whole application: use Banner.',
  ],
  anatomy: [
    'Icon of the tone',
    'What happened, and where the user’s own changes are',
    'The ways on',
  ],
  words: 'One sentence of fact; the buttons are verbs: «ویرایش در همین پنجره».',
  role: 'text inside a LiveRegion',
  keys: [['Tab', 'reaches the buttons']],
  announced: 'Its text when it appears inside a LiveRegion.',
  related: ['Alert', 'Banner', 'ConflictDialog'],
};
