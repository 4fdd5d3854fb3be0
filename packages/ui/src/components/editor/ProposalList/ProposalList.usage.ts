import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Changes of a text are proposed, and the user accepts or refuses each of them.'],
  avoid: ['Two whole texts are compared: use TextDifference.'],
  anatomy: [
    'Checkbox for all changes, with their number',
    'Rows: a checkbox and the words around the change',
  ],
  words: 'A box is named by both forms: «خانه» به‌جای «خونه».',
  role: 'list',
  keys: [
    ['↑ ↓ Home End', 'move between rows'],
    ['Space', 'accepts or refuses the focused row'],
    ['Tab', 'reaches the boxes'],
  ],
  announced: 'The change and whether it is accepted, when its row takes the focus.',
  related: ['TextDifference', 'VirtualList', 'CheckboxGroup'],
};
