import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A stored recording in which one looks for a place.'],
  avoid: [
    'The voice of this moment: use LevelMeter or RecordButton.',
    'Progress of a job: use ProgressBar.',
  ],
  anatomy: ['Bars in the reading direction', 'Played and coming part', 'Position line', 'Marks'],
  words: 'The value is spoken in words: «یک دقیقه و ۲۰ ثانیه از سه دقیقه».',
  role: 'slider, named by its label',
  keys: [
    ['Arrow keys', 'five seconds in the visual direction'],
    ['Page Up, Page Down', 'half a minute'],
    ['Home, End', 'the ends'],
  ],
  announced: 'The position in words; a mark is named with its time.',
  related: ['LevelMeter', 'Slider'],
};
