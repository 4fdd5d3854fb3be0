import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Two things that are worked with side by side: recording and text.'],
  avoid: ['Details that are opened now and then: use Drawer.'],
  anatomy: ['Two panes', 'Separator; stacked on phones'],
  words: 'The name of the separator tells both panes.',
  role: 'separator with a value, named by its label',
  keys: [
    ['Arrow keys', 'move it in the visual direction'],
    ['Home, End', 'the limits'],
    ['Enter', 'the first share'],
  ],
  announced: 'The share in percent.',
  related: ['Drawer', 'Waveform'],
};
