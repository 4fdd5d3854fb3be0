import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Leads to another page or another part of it.'],
  avoid: [
    'Something happens in place: use Button.',
    'The link is the main action of the page: use ButtonLink.',
  ],
  anatomy: [
    'Text, underlined in sentences',
    'Quiet form without colour for footers',
    'Form of names, the darkest text of a row',
  ],
  words: 'The name of the target: «قوانین و مقررات», never «این‌جا».',
  role: 'link, named by its text',
  keys: [['Enter', 'opens it']],
  announced: 'The text, link.',
  related: ['Button', 'Breadcrumbs'],
};
