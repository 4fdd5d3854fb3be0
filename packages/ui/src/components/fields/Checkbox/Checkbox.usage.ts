import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One yes or no that a form submits.', 'RowCheckbox: selects a row.'],
  avoid: ['It acts at once: use Switch.', 'Several answers of one question: use CheckboxGroup.'],
  anatomy: ['Box of 20 px in a target of 44', 'Label, which is pressed as well', 'Hint and error'],
  words: 'The label is true when ticked: «قوانین را می‌پذیرم».',
  role: 'checkbox, named by its label',
  keys: [['Space', 'ticks and clears']],
  announced: 'Label, ticked, partly ticked or not; then hint and error.',
  related: ['CheckboxGroup', 'Switch'],
};
