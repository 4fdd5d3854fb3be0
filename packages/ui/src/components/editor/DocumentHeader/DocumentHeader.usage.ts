import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['The head of the page of one saved text.'],
  avoid: ['Any other page: use PageHeader.', 'The running dictation: EditorToolbar has its tools.'],
  anatomy: [
    'Title as an editable heading',
    'Star',
    'Actions, in a menu where space is limited',
    'Facts in one line: date, length, words, reading time',
    'SaveState',
  ],
  words: 'Facts are short: «زمان خواندن: ۴ دقیقه». Actions are verbs.',
  role: 'heading with a textbox; star as a toggle button; actions as a toolbar or a menu',
  keys: [
    ['Enter', 'commits the title'],
    ['Escape', 'restores the title'],
    ['Arrow keys', 'move between the actions'],
  ],
  announced: 'The title with its heading when the page opens; a refused title with its reason.',
  related: ['PageHeader', 'SaveState', 'Toolbar'],
};
