import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['An empty place, an error page, the live page before the first word.'],
  avoid: ['Decoration of a full page.', 'A sign in a row: use Icon.'],
  anatomy: [
    'Page, voice and pen in two tones of the theme',
    '140, 220 or 320 px, narrower in narrow places',
  ],
  words: 'A label only where the drawing says something that the text does not.',
  role: 'none, or img with a label',
  keys: [],
  announced: 'Nothing, or its label.',
  related: ['EmptyState', 'ErrorPage'],
};
