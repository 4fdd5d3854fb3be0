import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'Two versions of one text: what a version, a cleanup or a merge changes.',
    'ParagraphDifferences: the paragraphs have ids and can be chosen.',
  ],
  avoid: [
    'Marked words of one text: use MarkedText.',
    'Two versions to choose from: use ConflictDialog.',
  ],
  anatomy: [
    'Insertions underlined, deletions struck through, each on a soft ground',
    'A sign «¶» where only one text has a line break',
    'One line for each group of unchanged paragraphs',
    'Headings of both texts, where they are beside each other',
  ],
  words: 'The texts themselves; a folded group says its size: «… ۱۲ پاراگراف بدون تغییر».',
  role: 'text with ins and del elements; a folded group is a details element',
  keys: [
    ['Tab', 'reaches folded groups and checkboxes'],
    ['Enter, Space', 'unfold a group'],
  ],
  announced: '«افزوده» and «حذف‌شده» before the words that they concern.',
  related: ['MarkedText', 'ConflictDialog', 'VersionList'],
};
