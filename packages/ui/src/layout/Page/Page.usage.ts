import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'An ordinary page inside the frame: at most 1120 px wide.',
    'PageHeader: its heading, sentence and actions.',
  ],
  avoid: ['The live page: use EditorLayout.'],
  anatomy: ['Header: heading, one sentence, one primary action', 'Sections with equal gaps'],
  words: 'The heading equals the item of the menu.',
  role: 'heading of level 1, which can take the focus',
  keys: [['Tab', 'actions of the header first']],
  announced: 'The heading after navigation.',
  related: ['AppFrame', 'Arrangement'],
};
