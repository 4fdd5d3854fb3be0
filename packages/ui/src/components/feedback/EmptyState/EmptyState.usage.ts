import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['A list or table without rows: what will be here, and the first step.'],
  avoid: ['Loading failed: use ErrorState.', 'Still loading: use Skeleton.'],
  anatomy: ['Drawing', 'Heading', 'One sentence with the benefit', 'Progress', 'Action'],
  words: 'A beginning, not a lack: «هنوز نوشته‌ای ندارید».',
  role: 'text with a heading',
  keys: [['Tab', 'reaches its action']],
  announced: 'Nothing by itself; it is read in its place.',
  related: ['ErrorState', 'Illustration'],
};
