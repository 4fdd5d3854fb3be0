import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A press cannot be undone, or loses text: delete all, leave without saving.'],
  avoid: [
    'The deed can be undone: do it, and offer the way back in a Toast.',
    'A task with fields: use Dialog.',
    'A fact without a question: use Alert.',
  ],
  anatomy: [
    'Question as the title',
    'Consequence in one sentence',
    'Cancel, with the first focus',
    'Action, last and in the colour of its weight',
  ],
  words:
    'The title asks with the verb: «همهٔ پیام‌ها حذف شوند؟». The button repeats the verb: «حذف همه».',
  role: 'alertdialog, named by its title and described by its consequence',
  keys: [
    ['Escape', 'cancels'],
    ['Tab', 'stays inside'],
    ['Enter', 'presses the focused button, at first cancel'],
  ],
  announced: 'Title and consequence when it opens. While busy both buttons are inactive.',
  related: ['Dialog', 'Toast'],
};
