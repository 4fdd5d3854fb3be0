import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One of two to six options that should be compared.'],
  avoid: ['More options: use Select.', 'It changes a view: use SegmentedControl.'],
  anatomy: ['Question', 'Options with hints', 'Error'],
  words: 'Options are parallel nouns; a hint tells the effect.',
  role: 'radiogroup, named by its question',
  keys: [
    ['Tab', 'reaches the chosen option'],
    ['Arrow keys', 'choose the next one in the visual direction, around the ends'],
  ],
  announced: 'The question, the option, its position; the error describes the group.',
  related: ['Select', 'ButtonGroup', 'CheckboxGroup'],
};
