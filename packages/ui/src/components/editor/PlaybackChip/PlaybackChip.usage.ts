import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'The way back to the word that is said, while it is out of sight.',
    'What a long press on a word offers.',
  ],
  avoid: ['What is always possible: use a button of a bar.', 'A result: use a toast.'],
  anatomy: ['Icon', 'Label'],
  words: 'The place or the action: «بازگشت به محل پخش», «پخش از این‌جا».',
  role: 'button',
  keys: [['Enter, Space', 'press']],
  announced: 'Nothing: the text has not changed.',
  related: ['TranscriptEditor', 'Toast'],
};
