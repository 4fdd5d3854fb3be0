import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Starts and stops dictation, once on the live page.'],
  avoid: [
    'Anything else that starts: use Button.',
    'A second place that shows the recording: use RecordingMark.',
  ],
  anatomy: [
    'Round face, 72 px',
    'Sign of the next action: microphone or square',
    'Ring: the level of the voice',
    'While paused: outlined face, dashed ring',
    'Turning arc while the microphone or the service is awaited',
  ],
  words: 'The name says what a press does: «شروع تایپ صوتی», «پایان تایپ صوتی».',
  role: 'button, named by the action of the next press',
  keys: [['Enter, Space', 'starts or stops']],
  announced:
    'The name changes with the state; the screen announces start, pause and end in a LiveRegion. The level is never spoken.',
  related: ['RecordingMark', 'LevelMeter', 'EditorLayout'],
};
