import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A rough position in a range: speed, size of text.'],
  avoid: ['An exact number: use NumberField.', 'On or off: use Switch.'],
  anatomy: [
    'Label',
    'Value at the end',
    'Track from the start side',
    'Thumb with a target of 44 px',
  ],
  words: 'The value has a unit: «۱٫۵ برابر».',
  role: 'slider, named by its label',
  keys: [
    ['Arrow keys', 'one step in the visual direction'],
    ['Page Up, Page Down', 'a larger step'],
    ['Home, End', 'the limits'],
  ],
  announced: 'The value in Persian with its unit.',
  related: ['NumberField', 'Waveform'],
};
