import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A message that appears without a page change and must be heard.'],
  avoid: ['The focus moves there anyway.', 'Words that change each second.'],
  anatomy: ['Empty element first, text later'],
  words: 'One short sentence per event.',
  role: 'status, or alert when urgent',
  keys: [],
  announced: 'Its text when it changes; urgent text interrupts.',
  related: ['Toast', 'Alert', 'VisuallyHidden'],
};
