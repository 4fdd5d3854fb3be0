import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A square cut out of a picture, with a Slider for the zoom.'],
  avoid: ['A picture that is only shown: use Avatar.'],
  anatomy: ['Frame with the picture', 'Round mark', 'Round preview', 'Hint'],
  words: 'The hint names pointer and arrow keys.',
  role: 'application, named by its label',
  keys: [
    ['Arrow keys', 'move the frame, in the direction of the key'],
    ['Shift and arrow keys', 'move it five times as far'],
    ['Plus, minus', 'zoom'],
  ],
  announced: 'The name and the hint of the frame.',
  related: ['PictureField', 'Slider'],
};
