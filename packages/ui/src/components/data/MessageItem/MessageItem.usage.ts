import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['One message of the service, in the centre or on the dashboard.'],
  avoid: ['A notice about this page: use Alert.', 'Another kind of row: use ListRow.'],
  anatomy: [
    'Blue dot of the unread',
    'Icon of the kind',
    'Title',
    'Text, two lines',
    'Date',
    'Actions',
  ],
  words: 'Title without a full stop; text in the words of the sender.',
  role: 'article, named by its title',
  keys: [['Tab', 'reaches the message, then its actions']],
  announced: '«خوانده‌نشده», the title, the text, the date.',
  related: ['List', 'Badge', 'ClampedText'],
};
