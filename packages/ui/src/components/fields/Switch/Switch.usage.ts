import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A setting that acts at once.'],
  avoid: ['A choice that a form submits: use Checkbox.', 'A view is filtered: use ToggleButton.'],
  anatomy: ['Track and thumb', 'Label', 'Hint with the effect', 'Error'],
  words: 'The label names what is on: «نیم‌فاصلهٔ خودکار», never with «فعال کردن».',
  role: 'switch, named by its label',
  keys: [['Space', 'turns it on and off']],
  announced: 'Label, on or off; then the hint.',
  related: ['Checkbox', 'ToggleButton', 'SettingRow'],
};
