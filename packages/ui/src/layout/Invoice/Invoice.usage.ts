import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The invoice of a payment, to be read and printed.'],
  avoid: ['The result of a payment: use Receipt.'],
  anatomy: [
    'Way back and print button, not printed',
    'Number, date and reference',
    'Seller and buyer',
    'Lines, discount, tax and total',
    'Total in words',
  ],
  words: 'The words of an official invoice; a line names what was bought.',
  role: 'article with one heading, and a table',
  keys: [['Tab', 'reaches the buttons and the note of a party']],
  announced: 'The number as heading, then each label and value.',
  related: ['Receipt', 'DescriptionList'],
};
