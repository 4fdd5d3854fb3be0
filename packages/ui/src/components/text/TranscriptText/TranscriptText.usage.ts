import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A read-only transcript that grows while someone speaks.'],
  avoid: [
    'The person edits it: use TranscriptEditor.',
    'Finished text with marks: use MarkedText.',
  ],
  anatomy: [
    'Blocks of about 60 words',
    'Interim words in a quiet tone',
    'Placeholder where words will fall',
  ],
  words: 'The user’s words. The placeholder is one short sentence.',
  role: 'log without announcements',
  keys: [['Tab', 'scrolls the text where it overflows']],
  announced: 'Nothing while it grows: the speaker knows the words.',
  related: ['TranscriptEditor', 'MarkedText'],
};
