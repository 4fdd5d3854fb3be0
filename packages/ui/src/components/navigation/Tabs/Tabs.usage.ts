import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Two to six panels of one subject, seen one at a time.'],
  avoid: [
    'Addresses of their own: use links.',
    'The panels are compared: show them side by side.',
    'A choice in a form: use SegmentedControl.',
  ],
  anatomy: [
    'Row of tabs, which scrolls when narrow',
    'Selected tab with a line in the accent',
    'Panel',
  ],
  words: 'One or two words, nouns of the same kind.',
  role: 'tablist with tab and tabpanel, named by its label',
  keys: [
    ['Tab', 'reaches the selected tab, then the panel'],
    ['Arrow keys', 'next tab in the visual direction, past disabled ones and around the ends'],
    ['Home, End', 'first and last tab'],
  ],
  announced: 'Name of the tab, its position, selected.',
  related: ['ButtonGroup', 'Accordion'],
};
