import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A password, old or new.'],
  avoid: ['A code: use OtpField.'],
  anatomy: ['Label', 'Field', 'Button that shows it', 'Hint, Caps Lock, error'],
  words: 'The hint gives the rules before the first try.',
  role: 'password field, named by its label; button with aria-pressed',
  keys: [
    ['Tab', 'reaches the field, then the button'],
    ['Space, Enter on the button', 'shows and hides; the focus stays'],
  ],
  announced: 'Caps Lock when it is on.',
  related: ['TextField', 'Form'],
};
