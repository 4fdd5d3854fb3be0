import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Details, help or filters that are read beside the page; on phones, the menu.'],
  avoid: ['A decision: use Dialog.', 'It must stay open during work: use SplitPane.'],
  anatomy: [
    'Panel at the end or the start side',
    'Title with the close button',
    'Scrolling body',
    'Actions (optional)',
  ],
  words: 'The title names what is inside: «فرمان‌های صوتی».',
  role: 'dialog (modal), named by its title',
  keys: [
    ['Escape', 'closes it'],
    ['Tab', 'stays inside'],
  ],
  announced: 'The title when it opens.',
  related: ['Dialog', 'FilterBar', 'SplitPane'],
};
