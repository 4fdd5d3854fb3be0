import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Details that few people need, under a title that says what they are.'],
  avoid: ['An error or a price is inside: show it.', 'Several of them in a column: use Accordion.'],
  anatomy: ['Title with a chevron', 'Aside at the end (optional)', 'Content'],
  words: 'The title names the content: «جزئیات پرداخت», not «بیشتر».',
  role: 'details and summary',
  keys: [['Enter, Space', 'opens and closes it']],
  announced: 'Title, expanded or collapsed.',
  related: ['Accordion', 'ClampedText'],
};
