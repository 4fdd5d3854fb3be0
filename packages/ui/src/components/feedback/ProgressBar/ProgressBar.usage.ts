import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Work with a measurable share: upload, used credit.'],
  avoid: ['The share is unknown and short: use Spinner.', 'A page loads: use TopProgress.'],
  anatomy: ['Label', 'Value at the end', 'Bar from the start side'],
  words: 'The label names the work: «بارگذاری مصاحبه».',
  role: 'progressbar, named by its label',
  keys: [],
  announced: 'Name and value in Persian words when read.',
  related: ['Spinner', 'CreditMeter', 'TopProgress'],
};
