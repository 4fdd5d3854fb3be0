import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'One saved text in the history, in the trash or among search results: inside an `li` of `List`, or in a `VirtualList`.',
  ],
  avoid: [
    'A message of the service: use MessageItem.',
    'Rows with two or more equal facts that are compared and sorted: use Table.',
  ],
  anatomy: [
    'Source icon; with hover, focus or a selection the checkbox in its place',
    'Title, a link that covers the row; a field while it is renamed',
    'Tag of the state; none when the text is ready',
    'Reason, progress, two lines of text, note',
    'One action that the state asks for',
    'Date, length, words in columns over all rows',
    'Star and menu, on hover and focus, always on touch',
  ],
  words:
    'The title as the user wrote it; facts with their unit: «۱٬۲۴۰ کلمه». A reason is a sentence with the way out.',
  role: 'article, named by its title; the title is a heading with a link',
  keys: [
    ['Enter', 'opens the text'],
    ['Tab', 'reaches checkbox, title, action, star and menu'],
    ['Shift with a press on the checkbox', 'extends the selection'],
    ['Enter, Escape in the field', 'saves the name, restores the name'],
  ],
  announced:
    'Title, state, reason, text, then each fact with its name. A name that was not saved is announced at once.',
  related: ['SelectionBar', 'List', 'VirtualList', 'MarkedText'],
};
