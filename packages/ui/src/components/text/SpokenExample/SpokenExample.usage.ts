import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Shows in a help text what a spoken command does, one for each kind of command.'],
  avoid: ['Every row of a list: one example for each group is enough.'],
  anatomy: [
    'The voice with the spoken words',
    'The line of text',
    'The button that shows it again',
  ],
  words: 'Two or three words of text, so that the line stays whole on phones.',
  role: 'text, and a button',
  keys: [['Enter, Space', 'on the button: shows the example again']],
  announced: 'The description; the motion is silent.',
  related: ['FirstSteps', 'Kbd'],
};
