import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A lasting fact about this place: refused, failed, limited, with one way out.'],
  avoid: [
    'The deed succeeded and nothing is left to do: use Toast.',
    'It is about the whole application: use Banner.',
    'It belongs to one field: use the error of the field.',
  ],
  anatomy: [
    'Icon of the tone',
    'Title (optional)',
    'One or two sentences',
    'Actions',
    'A drawing of what to do, at the end, where the window has room (optional)',
  ],
  words: 'The fact, its effect on the text, the next step. No exclamation mark.',
  role: 'alert for danger; otherwise text, to be put into a LiveRegion',
  keys: [['Tab', 'reaches its actions']],
  announced: 'Danger at once; other tones when the region around them changes.',
  related: ['Banner', 'Toast', 'LiveRegion'],
};
