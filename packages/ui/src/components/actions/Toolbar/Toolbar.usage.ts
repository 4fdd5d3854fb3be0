import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Three or more tools for one object, used often and by keyboard.'],
  avoid: [
    'Two actions at the end of a form: place Buttons side by side.',
    'The tools of the live page: EditorToolbar has their place and state.',
  ],
  anatomy: ['Bar with a name', 'Tools: buttons, toggles, links', 'Separator between groups'],
  words: 'The name is the object: «ابزار نوشته».',
  role: 'toolbar, named by its label',
  keys: [
    ['Tab', 'enters and leaves it, one stop'],
    ['Arrow keys', 'move between the tools in the visual direction'],
    ['Home, End', 'first and last tool'],
  ],
  announced: 'The name of the bar on entry, then each tool.',
  related: ['IconButton', 'ToggleButton', 'ButtonGroup'],
};
