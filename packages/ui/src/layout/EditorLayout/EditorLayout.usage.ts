import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'The live page: tools, sheet and bar.',
    'CommandChips: commands that were just applied, each with a way back.',
  ],
  avoid: ['A form or a page to read: use Page.'],
  anatomy: [
    'EditorToolbar above the sheet',
    'Sheet with the transcript',
    'RecordingBar below',
    'Chips of commands',
  ],
  words: 'Calm sentences with one action above the bar.',
  role: 'toolbar, textbox, group',
  keys: [
    ['Alt R', 'starts and stops'],
    ['Alt P', 'pauses and resumes'],
    ['Tab', 'tools, sheet, bar'],
  ],
  announced: 'Start, pause, end and each sentence once.',
  related: ['RecordButton', 'TranscriptEditor', 'Toolbar'],
};
