import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A text that a person prints, or stores as PDF.'],
  avoid: ['The result of a payment: use Receipt.', 'An invoice: use Invoice.'],
  anatomy: ['Title', 'Lines with time and speaker', 'Only the printer gets it'],
  words: 'The words of the person; the component adds none.',
  role: 'article with at most one heading',
  keys: [],
  announced: 'Nothing, because the window does not show it.',
  related: ['Receipt', 'Invoice'],
};
