import type { ComponentUsage } from '@nevisa/storybook/usage';

export const usage: ComponentUsage = {
  use: ['Two versions of one record were saved, and the product cannot merge them by itself.'],
  avoid: [
    'Versions that merge without a question: say so in a Toast.',
    'A version of the past: use VersionList.',
  ],
  anatomy: [
    'Title and one sentence',
    'Choices for all differences at once',
    'Each difference with both versions, its own words underlined',
    'Choice between mine, the server’s and both',
    'Cancel, with the first focus, and save',
  ],
  words: 'A difference is named by its place: «نام نوشته»، «پاراگراف ۳».',
  role: 'dialog (modal), named by its title; each choice is a radiogroup',
  keys: [
    ['Escape', 'closes it; the choices remain'],
    ['Tab', 'reaches each choice'],
    ['Arrow keys', 'choose a version in the visual direction'],
  ],
  announced: 'The title when it opens, then the number of chosen differences.',
  related: ['TextDifference', 'VersionList', 'AlertDialog'],
};
