import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The voice of this moment beside the record button.'],
  avoid: [
    'A stored recording: use Waveform.',
    'One bar for choosing a microphone: use LevelMeter.',
  ],
  anatomy: ['Bars of the last seconds, the newest at the start side', 'Quiet bars while paused'],
  words: 'None.',
  role: 'none; it is hidden from screen readers',
  keys: [],
  announced: 'Nothing: the speaker hears the voice.',
  related: ['Waveform', 'RecordButton', 'RecordingBar'],
};
