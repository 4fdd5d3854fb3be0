import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The page of one saved text that is read and corrected.'],
  avoid: ['The running dictation: use EditorLayout.', 'A form or a page to read: use Page.'],
  anatomy: [
    'The way back',
    'DocumentHeader',
    'Notices, each with one action',
    'FindBar while the person searches',
    'Sheet with the text',
    'Player of its sound, docked under it',
  ],
  words: 'Calm sentences with one action above the sheet.',
  role: 'none; its parts have theirs',
  keys: [['Tab', 'the way back, the head, the notices, the find bar, the text, the player']],
  announced: 'The notices, as live regions.',
  related: ['EditorLayout', 'DocumentHeader', 'FindBar', 'Player'],
};
