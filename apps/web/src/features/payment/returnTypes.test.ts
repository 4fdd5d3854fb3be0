import { expect, it } from 'vitest';
import { returnTypes } from './returnTypes.ts';

it('R-165: each return target has its own name in lower case', () => {
  const words = Object.keys(returnTypes);
  expect(words.map((word) => word.toLowerCase())).toEqual(words);
  expect(['web', 'desktop', 'telegram', 'bale'].map((word) => returnTypes[word])).toEqual([
    'web',
    'desktop',
    'telegram',
    'bale',
  ]);
});
