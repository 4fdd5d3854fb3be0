import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Content whose shape is known and that takes longer than 300 ms.'],
  avoid: ['The shape is unknown: use Spinner.', 'A button works: use its busy state.'],
  anatomy: ['Blocks in the size of text, heading, control or picture'],
  words: 'None.',
  role: 'none; its container has aria-busy',
  keys: [],
  announced: 'Nothing; a LiveRegion or Spinner tells of the wait.',
  related: ['Spinner', 'EmptyState'],
};
