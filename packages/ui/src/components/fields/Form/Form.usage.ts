import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Fields that are submitted together.'],
  avoid: ['Settings that act at once: use SettingsFrame.'],
  anatomy: ['Summary of errors, after a submission', 'Fields in one column', 'One primary button'],
  words: '«این موارد را اصلاح کنید», then a line per field.',
  role: 'form; the summary is an alert with links',
  keys: [
    ['Enter in a field', 'submits'],
    ['Enter on a line of the summary', 'moves to the field'],
  ],
  announced: 'The first invalid field takes the focus and tells its error.',
  related: ['TextField', 'Checkbox', 'Button'],
};
