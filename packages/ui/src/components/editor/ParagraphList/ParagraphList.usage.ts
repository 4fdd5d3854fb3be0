import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Going to a paragraph of a long text, also by keyboard and with a screen reader.'],
  avoid: ['Texts of the history: use HistoryRow.', 'Versions of a text: use VersionList.'],
  anatomy: ['Speaker and time, where they are known', 'First words of the paragraph'],
  words: 'A row begins as the paragraph does; an empty paragraph says so.',
  role: 'list; each row is named by speaker, time and first words',
  keys: [
    ['ArrowUp, ArrowDown', 'move between paragraphs'],
    ['Home, End, PageUp, PageDown', 'move far'],
    ['Enter, Space', 'go to the paragraph'],
  ],
  announced: 'Speaker, time and first words of the row, and its place among all.',
  related: ['ParagraphHead', 'VirtualList', 'Dialog'],
};
