import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'A status, a category or a chosen filter, in one or two words.',
    'TagList: several tags in a row.',
  ],
  avoid: ['A figure: use Badge.', 'Typed values of a field: use TagInput.'],
  anatomy: ['Pill with tone', 'Icon (optional)', 'Remove button (optional)'],
  words: 'A state, not a sentence: «در حال تبدیل».',
  role: 'text; its remove button is named with the tag',
  keys: [
    ['Tab', 'reaches the remove button'],
    ['Delete, Backspace', 'remove the tag; the next one takes the focus'],
  ],
  announced: 'The text; «حذف …» for the button.',
  related: ['Badge', 'TagInput'],
};
