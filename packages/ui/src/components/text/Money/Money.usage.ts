import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Every amount in toman, from a row of a table to the price of a package.'],
  avoid: ['A bare number: use formatNumber.', 'Credit in hours: use formatDuration.'],
  anatomy: [
    'Number, proportional digits',
    'Unit, smaller and quiet',
    '«رایگان» at zero, where asked',
  ],
  words: 'Whole toman, separators «٬», the unit after the number.',
  role: 'text; number and unit are one phrase',
  keys: [],
  announced: '«۲۵۰٬۰۰۰ تومان» as one phrase.',
  related: ['DescriptionList', 'Receipt'],
};
