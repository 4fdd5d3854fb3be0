import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The result of a payment.'],
  avoid: ['A message without figures: use Alert.'],
  anatomy: [
    'Outcome at the top',
    'Rows of label and value',
    'Buttons',
    'Prints in black without the buttons',
  ],
  words: '«پرداخت انجام شد»; on failure first what happened to the money.',
  role: 'article with one heading and a dl',
  keys: [['Tab', 'reaches the buttons']],
  announced: 'The outcome as heading, then each label and value.',
  related: ['DescriptionList', 'Money'],
};
