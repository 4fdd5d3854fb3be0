import type { ComponentStatus } from '../scripts/storybook/listComponentFacts.ts';

interface Status {
  tag: ComponentStatus;
  words: string;
  meaning: string;
}

/** The status of a component as a tag, a word and a sentence. The tag follows from imports (.storybook/main.ts). */
export const statuses: readonly Status[] = [
  { tag: 'in-product', words: 'in product', meaning: 'A screen of the product uses it.' },
  { tag: 'ready', words: 'ready', meaning: 'Complete and tested; no screen uses it yet.' },
  {
    tag: 'draft',
    words: 'draft',
    meaning: 'Not finished: its record or its picture is missing. Do not plan with it.',
  },
];
