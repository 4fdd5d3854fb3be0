import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A page that lies two or more levels below a page of the menu.'],
  avoid: [
    'A page of the menu itself: its title is enough.',
    'A step of a task: use the heading and a way back.',
  ],
  anatomy: [
    'Links to the parents, outermost first',
    'Separators in the reading direction',
    'The current page, not a link',
  ],
  words: 'The titles of the pages, unchanged.',
  role: 'navigation with a list, named «مسیر صفحه»; the last item has aria-current',
  keys: [
    ['Tab', 'reaches each parent'],
    ['Enter', 'opens it'],
  ],
  announced: 'The name of the path, then the items.',
  related: ['Link', 'PageHeader'],
};
