import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'The same actions on each row of a long list: the rows have plain buttons, the list has one menu.',
    'A menu whose code loads after the page.',
  ],
  avoid: ['One button with its own menu: use Menu.', 'A menu with a submenu: use Menu.'],
  anatomy: [
    'Button elsewhere on the page',
    'Items with icon, name and note',
    'Separator before what destroys',
  ],
  words: 'Items are verbs with their object.',
  role: 'button with aria-haspopup, then menu with menuitem',
  keys: [
    ['Enter, Space, ArrowDown', 'opens it at the first item'],
    ['ArrowUp, ArrowDown', 'move, past disabled items'],
    ['Escape', 'closes it and returns the focus to the button'],
    ['Letters', 'find an item'],
  ],
  announced: 'The name of the menu, then each item with its position.',
  related: ['Menu', 'HistoryRow'],
};
