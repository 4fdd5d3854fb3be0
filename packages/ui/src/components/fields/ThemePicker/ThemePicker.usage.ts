import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One of the 11 themes and a scheme: menu of the top bar, settings.'],
  avoid: ['Another choice with colours: use RadioGroup with samples.'],
  anatomy: ['Swatch and name per theme', 'Light, dark, system'],
  words: 'Persian names of the themes.',
  role: 'two radiogroups with names',
  keys: [
    ['Tab', 'reaches theme, then scheme'],
    ['Arrow keys', 'next theme in the visual direction, around the ends'],
  ],
  announced: 'Name of the theme and its position.',
  related: ['RadioGroup', 'BarPopover'],
};
