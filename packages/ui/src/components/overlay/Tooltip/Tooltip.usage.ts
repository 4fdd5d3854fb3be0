import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Names or explains a control on hover and on keyboard focus, with its key.'],
  avoid: [
    'The words are needed to understand the page: write them on it.',
    'Touch alone: it shows no tooltip, so the control must be clear without it.',
    'It holds a link or a button: use Popover.',
  ],
  anatomy: ['Control', 'Panel of at most two lines, above it by default'],
  words: 'The action, then its key: «ذخیره در تاریخچه». No full stop for a name.',
  role: 'tooltip, which describes its control',
  keys: [
    ['Tab', 'shows it with the focus, at once'],
    ['Escape', 'hides it; the focus stays'],
  ],
  announced: 'The name of the control, then the words as its description.',
  related: ['IconButton', 'Popover'],
};
