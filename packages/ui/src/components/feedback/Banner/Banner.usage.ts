import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The state of the whole application: offline, back online, a new version.'],
  avoid: ['A fact about one page: use Alert.', 'Advertising.'],
  anatomy: [
    'Full-width bar at the top',
    'Icon of the kind',
    'Sentence',
    'Action and dismiss button',
  ],
  words: 'One sentence: «اینترنت قطع است؛ نوشتن ادامه دارد».',
  role: 'text inside a LiveRegion',
  keys: [['Tab', 'reaches action and dismiss button']],
  announced: 'Its text when it appears inside a LiveRegion.',
  related: ['Alert', 'LiveRegion', 'TopProgress'],
};
