import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Sign-in, registration, verification, passwords.'],
  avoid: ['A page of a signed-in user: use AppFrame.'],
  anatomy: [
    'Card: logo, heading, fields, one button, quiet links',
    'Panel with a drawing on wide windows',
    'Demo accounts below',
  ],
  words: 'One heading: «ورود به نویسا».',
  role: 'main with a form',
  keys: [
    ['Enter', 'submits'],
    ['Tab', 'fields in visual order'],
  ],
  announced: 'The heading after navigation; the first invalid field after a submission.',
  related: ['Form', 'OtpField', 'PasswordField'],
};
