import type { ComponentUsage } from '@nevisa/storybook/usage';

/** What Storybook says of the component besides its props. */
export const usage: ComponentUsage = {
  use: [
    'Secondary actions of one kind on one object, joined: copy, print, share.',
    'RadioButtonGroup: one choice among two to five short options that change the view at once.',
  ],
  avoid: [
    'One of the actions is the main one: put a primary Button beside secondary ones.',
    'The choice has long labels or hints: use RadioGroup.',
    'The options are panels of content: use Tabs.',
  ],
  anatomy: [
    'Group with a name',
    'Buttons of one size, joined by one border',
    'In a RadioButtonGroup: the chosen option, marked by ground and weight',
  ],
  words: 'One or two words per button. The name of the group is a noun: «نمای فهرست».',
  role: 'group, or radiogroup with radios, named by its label',
  keys: [
    ['Tab', 'reaches each button; the radio group is one stop'],
    ['Arrow keys', 'choose the next radio in the visual direction, around the ends'],
  ],
  announced: 'The name of the group, then the option and its position.',
  related: ['RadioGroup', 'Tabs', 'ToggleButton'],
};
