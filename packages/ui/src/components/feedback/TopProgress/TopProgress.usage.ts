import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A page that is being loaded after a press in the menu.'],
  avoid: ['Work inside the page: use ProgressBar or Spinner.'],
  anatomy: ['Line of 3 px at the top of the window, after 150 ms'],
  words: '«در حال بارگذاری…», hidden.',
  role: 'progressbar without a value',
  keys: [],
  announced: 'Its label once.',
  related: ['LoadingScreen', 'Spinner'],
};
