import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Secondary actions of one kind on one object, joined: copy, print, share.'],
  avoid: [
    'One of the actions is the main one: put a primary Button beside secondary ones.',
    'One of the buttons stays chosen: use SegmentedControl.',
    'The options are panels of content: use Tabs.',
  ],
  anatomy: ['Group with a name', 'Buttons of one size, joined by one border'],
  words: 'One or two words per button. The name of the group is a noun: «نمای فهرست».',
  role: 'group, named by its label',
  keys: [
    ['Tab', 'reaches each button'],
    ['Enter, Space', 'press it'],
  ],
  announced: 'The name of the group on entry, then each button.',
  related: ['SegmentedControl', 'Toolbar', 'ToggleButton'],
};
