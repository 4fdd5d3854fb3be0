import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'Words for screen readers where a picture says the same to the eye.',
    'HiddenHeading: the heading of a page that shows none; it takes the focus on navigation.',
  ],
  avoid: ['Words that help all people: show them.', 'A name for a control: use its label.'],
  anatomy: ['Text without a place'],
  words: 'Complete words, as on the screen.',
  role: 'none, text; HiddenHeading is a heading',
  keys: [],
  announced: 'The text.',
  related: ['LiveRegion', 'Icon'],
};
