import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Text of several lines: a note, a ready text.'],
  avoid: ['One line: use TextField.', 'Dictation: use TranscriptEditor.'],
  anatomy: ['Label', 'Area that grows', 'Counter, near the end', 'Hint and error'],
  words: 'The counter says what is left: «۲۰ نویسه مانده است».',
  role: 'textbox, multiline, named by its label',
  keys: [['Enter', 'new line']],
  announced: 'The counter in steps of ten; text over the limit is kept and told.',
  related: ['TextField', 'TranscriptEditor'],
};
