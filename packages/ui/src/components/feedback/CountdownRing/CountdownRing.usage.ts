import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A wait with a known end, after which something may be done again: a new code.'],
  avoid: ['An automatic deed without a way to stop it.', 'Progress of work: use ProgressBar.'],
  anatomy: [
    'Ring that empties',
    'Minutes and seconds in fixed places',
    'Action in its place at the end',
  ],
  words: '«ارسال دوبارهٔ کد».',
  role: 'text, and a status that tells the time',
  keys: [['Tab', 'reaches the action at the end']],
  announced: 'At 60, 30, 10 and 0 seconds only.',
  related: ['OtpField', 'ProgressBar'],
};
