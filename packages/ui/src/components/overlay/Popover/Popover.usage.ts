import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A few facts or fields beside the button they belong to.'],
  avoid: [
    'A list of actions: use Menu.',
    'Words that only explain: use Tooltip.',
    'The task needs the whole attention: use Dialog.',
  ],
  anatomy: ['Button', 'Panel beside it, inside the window', 'Content that can close the panel'],
  words: 'The panel has a name that repeats its button.',
  role: 'button with aria-expanded, then dialog, named by its label',
  keys: [
    ['Enter, Space', 'opens it and moves the focus inside'],
    ['Escape', 'closes it and returns the focus'],
  ],
  announced: 'The name of the panel when it opens.',
  related: ['Menu', 'Dialog', 'BarPopover'],
};
