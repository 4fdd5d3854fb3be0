import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'The text of the live page: dictated and typed at the same time.',
    'FinalsLog: tells screen readers what was written.',
  ],
  avoid: ['A form field: use TextArea.', 'Reading only: use TranscriptText.'],
  anatomy: [
    'Paragraphs, each in the direction of its words',
    'Interim text, not part of the document',
    'Mark where dictated words will fall',
    'Caret of the person',
    'Hits of a search, and the shown one',
  ],
  words: 'The user’s words. Its name is «متن نوشته».',
  role: 'textbox, multiline, named by its label',
  keys: [
    ['Tab', 'enters and leaves it'],
    ['Ctrl Z', 'takes back one sentence, whole'],
    ['Ctrl V', 'pastes plain text'],
  ],
  announced: 'FinalsLog says each finished sentence politely, at most every two seconds.',
  related: ['TranscriptText', 'EditorLayout', 'RecordButton'],
};
