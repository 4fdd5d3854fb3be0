import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A wait of unknown length in a small place.'],
  avoid: [
    'The shape of the content is known: use Skeleton.',
    'The share is known: use ProgressBar.',
  ],
  anatomy: ['Ring that turns; with reduced motion it stands', 'Text, visible or hidden'],
  words: 'What is waited for: «در حال بارگذاری…».',
  role: 'status, named by its text',
  keys: [],
  announced: 'Its text when it appears.',
  related: ['Skeleton', 'ProgressBar'],
};
