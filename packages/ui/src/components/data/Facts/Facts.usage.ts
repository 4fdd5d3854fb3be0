import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Two to four figures in one quiet line: words, minutes, date.'],
  avoid: ['The figures are the content: use DescriptionList or a chart.'],
  anatomy: ['Label and value', 'Space between facts'],
  words: 'Short nouns: «کلمه», «مدت».',
  role: 'dl with dt and dd',
  keys: [],
  announced: 'Each label before its value.',
  related: ['DescriptionList', 'Badge'],
};
