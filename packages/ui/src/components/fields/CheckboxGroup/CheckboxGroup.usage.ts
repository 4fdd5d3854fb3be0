import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One question with any number of answers, up to eight.'],
  avoid: ['One answer: use RadioGroup.', 'Many options: use filters in a Menu.'],
  anatomy: ['Question', 'Boxes with labels', 'Hint and error'],
  words: 'The question has no colon.',
  role: 'group with checkboxes, named by its question',
  keys: [
    ['Tab', 'next box'],
    ['Space', 'ticks and clears'],
  ],
  announced: 'The question, then each box; the error describes the group.',
  related: ['Checkbox', 'RadioGroup'],
};
