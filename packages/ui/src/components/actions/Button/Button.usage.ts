import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'Starts something: save, send, buy, retry.',
    'One primary button per page or dialog; the others are secondary or quiet.',
  ],
  avoid: [
    'The press leads to another page: use ButtonLink, which is a link for the browser and for screen readers.',
    'Only an icon fits: use IconButton.',
    'The press turns a setting on or off: use Switch or ToggleButton.',
  ],
  anatomy: [
    'Face: 36, 44 or 52 px high',
    'Icon at the start (optional)',
    'Text, a verb with its object',
    'Spinner in the place of the text while busy',
  ],
  words: 'A verb with its object: «حذف همهٔ پیام‌ها», never «تأیید» or «بله». No full stop.',
  role: 'button, named by its text; a busy button keeps its name',
  keys: [
    ['Enter, Space', 'presses it'],
    ['Tab', 'reaches it, also while it is busy'],
  ],
  announced:
    'A busy button says its busy label and aria-busy; presses are ignored until the work ends.',
  related: ['IconButton', 'ButtonGroup', 'ToggleButton', 'Link'],
};
