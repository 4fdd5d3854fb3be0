import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The frame of every page of a signed-in user.'],
  avoid: ['Sign-in and its sisters: use AuthFrame.', 'A single message: use ErrorPage.'],
  anatomy: [
    'Skip link',
    'Side menu: 260 px, compact 80, drawer on phones',
    'Top bar of 64 px',
    'Page in main',
  ],
  words: 'Menu items are nouns of one or two words.',
  role: 'navigation, banner, main',
  keys: [
    ['Tab', 'skip link first'],
    ['Enter on the menu button', 'opens or collapses the menu'],
    ['Escape', 'closes the drawer'],
  ],
  announced: 'The current page by aria-current; the heading of the page after navigation.',
  related: ['Page', 'BarPopover', 'RecordingMark'],
};
