import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A sign beside a word, of 20 px; alone of 24 px where everybody knows it.'],
  avoid: [
    'A picture for an empty place: use Illustration.',
    'The only sign of a state: add a word.',
  ],
  anatomy: ['Lucide drawing, stroke 1.75', 'Mirrored only where it points'],
  words: 'Without a name it is hidden; with a name it is an image.',
  role: 'none, or img with a name',
  keys: [],
  announced: 'Nothing, or its name.',
  related: ['IconButton', 'Illustration'],
};
