import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A property of what is shown or selected is on or off: only unread, bold, pinned.'],
  avoid: [
    'A setting that is stored: use Switch.',
    'A choice that a form submits: use Checkbox.',
    'One of several: use SegmentedControl.',
  ],
  anatomy: [
    'Face',
    'Icon (optional)',
    'Text, the same in both states',
    'Pressed ground and border',
  ],
  words:
    'A name for the state, not an action: «فقط خوانده‌نشده‌ها». It does not change when pressed.',
  role: 'button with aria-pressed, named by its text',
  keys: [['Enter, Space', 'changes the state']],
  announced: 'Name, then pressed or not pressed.',
  related: ['Switch', 'ButtonGroup', 'Checkbox'],
};
