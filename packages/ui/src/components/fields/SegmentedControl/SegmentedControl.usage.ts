import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One choice among two to five short options that acts at once: scheme, view, period.'],
  avoid: [
    'The options have long labels or hints: use RadioGroup.',
    'More than five options: use Select.',
    'The options are panels of content: use Tabs.',
  ],
  anatomy: [
    'Name of the choice',
    'Track',
    'Options of one width',
    'Chosen option on a raised ground',
  ],
  words: 'One or two words per option, nouns of the same kind: «روشن»، «تیره».',
  role: 'radiogroup with radios, named by its label',
  keys: [
    ['Tab', 'reaches the chosen option'],
    ['Arrow keys', 'choose the next option in the visual direction, around the ends'],
  ],
  announced: 'The name of the choice, the option and its position.',
  related: ['RadioGroup', 'ButtonGroup', 'Tabs'],
};
