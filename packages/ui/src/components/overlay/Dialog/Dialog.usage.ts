import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A short task or a text that needs the whole attention: rename, terms, keys.'],
  avoid: [
    'A question with yes or no: use AlertDialog.',
    'Details beside the page: use Drawer.',
    'One or two fields near their button: use Popover.',
    'More than one step: make it a page.',
  ],
  anatomy: [
    'Title with the close button at its end',
    'Body, which alone scrolls',
    'Actions, always visible',
  ],
  words: 'The title names the task: «تغییر نام نوشته».',
  role: 'dialog (modal), named by its title',
  keys: [
    ['Escape', 'closes it'],
    ['Tab', 'stays inside'],
    ['Arrow keys, Page Down', 'scroll a long body'],
  ],
  announced: 'The title when it opens; the page behind is inert. The focus returns to the opener.',
  related: ['AlertDialog', 'Drawer', 'Popover'],
};
