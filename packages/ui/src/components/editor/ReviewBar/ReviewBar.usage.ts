import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Review the words that were recognised with little confidence, in the text of the page.'],
  avoid: ['A text without confidences: show nothing.', 'Proposed changes: use ProposalList.'],
  anatomy: [
    'Place among the uncertain words',
    'Previous, next, and play',
    'The word is right',
    'Confidence below which a word is uncertain',
    'Share of reviewed words',
  ],
  words: 'The count is a place: «۱۲ از ۴۸ کلمهٔ نامطمئن».',
  role: 'group, named «بازبینی کلمه‌های نامطمئن»',
  keys: [
    ['F7, Shift+F7', 'next and previous uncertain word; handled by the page'],
    ['Arrows', 'the confidence, on the slider'],
    ['Escape', 'closes the bar'],
  ],
  announced: 'The place, and that all words are reviewed.',
  related: ['FindBar', 'ProposalList', 'TranscriptEditor'],
};
