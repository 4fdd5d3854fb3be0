import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A recording goes on while another page is open.'],
  avoid: ['On the live page itself: RecordButton shows the state.'],
  anatomy: ['Dot and words', 'Link to the live page', 'Stop button'],
  words: '«میکروفون روشن است».',
  role: 'group with a link and a button',
  keys: [['Tab', 'link, then stop button']],
  announced: 'Its words once when it appears.',
  related: ['RecordButton', 'AppFrame'],
};
