import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'Actions that are needed sometimes, behind one button.',
    'MenuChoices: settings of a view as choices inside the menu.',
  ],
  avoid: [
    'A value of a form: use Select.',
    'Only links to pages: use a list of links.',
    'Two actions: show them as buttons.',
  ],
  anatomy: [
    'Button that opens it',
    'Items with icon, name and note',
    'Sections with titles',
    'Separator before what destroys',
    'Submenu (one level)',
  ],
  words: 'Items are verbs with their object; choices are nouns.',
  role: 'button with aria-haspopup, then menu with menuitem, menuitemradio or menuitemcheckbox',
  keys: [
    ['Enter, Space, ArrowDown', 'opens it at the first item'],
    ['ArrowUp, ArrowDown', 'move, past disabled items'],
    ['Arrow towards the submenu', 'opens it; the other arrow closes it'],
    ['Escape', 'closes all and returns the focus'],
    ['Letters', 'find an item'],
  ],
  announced: 'The name of the menu, then each item with its state and position.',
  related: ['Popover', 'Select', 'BarPopover'],
};
