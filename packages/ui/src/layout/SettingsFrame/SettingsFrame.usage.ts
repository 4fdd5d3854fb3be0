import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'A page of settings with a preview of their effect.',
    'SettingRow: one setting with a control other than a switch.',
  ],
  avoid: ['Fields that are submitted together: use Form.'],
  anatomy: [
    'Preview: sticky beside, above when narrow',
    'Groups of rows',
    'Notice of the last change',
  ],
  words: 'A label names what is on; its hint tells the effect.',
  role: 'regions, named by the headings of the groups',
  keys: [['Tab', 'settings in visual order; the notice hides no focused control']],
  announced: '«ذخیره شد» after a change.',
  related: ['Switch', 'RadioGroup', 'Section'],
};
