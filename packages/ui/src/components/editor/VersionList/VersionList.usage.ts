import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: [
    'Earlier versions of a text: compare one with the present text and restore all or some of it.',
  ],
  avoid: [
    'Two versions that must be resolved at once: use ConflictDialog.',
    'Texts of the history: use GridList.',
  ],
  anatomy: [
    'Versions, newest first: occasion, time, difference in words',
    'Raw text of the engine, always last',
    'Comparison with the present text, with a checkbox at each changed paragraph',
    'Restore the chosen paragraphs or the whole version',
  ],
  words: 'A version is named by its occasion: «پیش از جایگزینی همه».',
  role: 'list of buttons; the chosen one is current',
  keys: [
    ['ArrowUp, ArrowDown', 'move between versions'],
    ['Home, End', 'first version and raw text'],
    ['Enter, Space', 'compare a version'],
  ],
  announced:
    'Occasion, time and difference in words of the version; in narrow windows the heading of the comparison.',
  related: ['TextDifference', 'ConflictDialog', 'Drawer'],
};
