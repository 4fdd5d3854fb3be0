import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A figure of administration with its change against an earlier period.'],
  avoid: [
    'Several small figures of one thing: use Facts.',
    'A course that is read: use LineChart.',
  ],
  anatomy: [
    'Label, and a button that explains what is counted',
    'Figure with its unit',
    'Arrow and sign of the change, its words for who listens, or a note why there is none',
    'Sparkline',
  ],
  words:
    'The label is a noun; the change is seen with its sign, «+۱۲ درصد», or heard with a word, «۱۲٪ بیشتر از دورهٔ قبل»; never with both.',
  role: 'group with the label as its name',
  keys: [['Tab', 'reaches the explanation, which opens as a tooltip']],
  announced: 'Label, figure and change; the explanation as a description of its button.',
  related: ['Facts', 'Sparkline'],
};
