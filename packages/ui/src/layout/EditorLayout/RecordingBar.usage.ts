import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The controls of a recording below the sheet: one row in short windows.'],
  avoid: ['The mark of a recording on another page: use RecordingMark.'],
  anatomy: ['State and time', 'Record button', 'Pause', 'Other controls, with words'],
  words: 'The state in two words; the time ticks in fixed places.',
  role: 'group, named by its label',
  keys: [['Tab', 'each control in visual order']],
  announced: 'The screen announces start, pause and end; the time is silent.',
  related: ['RecordButton', 'VoiceWave', 'EditorLayout'],
};
