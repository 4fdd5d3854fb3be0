import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The moment before the program knows who is signed in.'],
  avoid: ['A page that loads inside the frame: use Skeleton or TopProgress.'],
  anatomy: ['Logo in the centre'],
  words: '«در حال بارگذاری…», hidden.',
  role: 'main; the logo is an image with the label',
  keys: [],
  announced: 'Its label.',
  related: ['TopProgress', 'Spinner'],
};
