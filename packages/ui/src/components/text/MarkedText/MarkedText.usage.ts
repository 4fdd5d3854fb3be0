import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A sample or a finished text in which changed or doubtful words are marked.'],
  avoid: ['Running dictation: use TranscriptEditor.'],
  anatomy: [
    'Text in the reading typography of the user',
    'Marks by underline and ground, never by colour alone',
  ],
  words: 'The user’s own words; nothing is added.',
  role: 'text with mark elements',
  keys: [],
  announced: 'The text; a mark adds its description where the screen gives one.',
  related: ['TranscriptText', 'TranscriptEditor'],
};
