import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The sound of one text, docked under it while it is read and corrected.'],
  avoid: ['A running dictation: use RecordingBar.', 'A wave without controls: use Waveform.'],
  anatomy: [
    'Strip of 30 seconds with the bounds of the words, where there is room for it',
    'Wave of the whole sound with its uncertain words, or a plain slider',
    'Place, length, and what is waited for or has failed',
    'Toolbar: speed and choices, back, play, forward, selected part, loop, strip, download',
  ],
  words: 'What happened to the sound is one calm sentence; the text stays editable.',
  role: 'group with a toolbar and sliders',
  keys: [
    ['Arrow keys on a wave', 'five seconds in the visual direction'],
    ['Page Up, Page Down on a wave', 'half a minute'],
    ['Arrow keys in the toolbar', 'the next tool in the visual direction'],
    ['Two taps on a side', 'five seconds back or forward'],
  ],
  announced: 'The place in words; a wait, a failure and a new speed once.',
  related: ['Waveform', 'DocumentLayout', 'RecordingBar'],
};
