import { expect, it } from 'vitest';
import { findLevel } from './levels.ts';
import { readOptions } from './options.ts';

it('the options name rows and levels; without words they are all', () => {
  expect(readOptions([])).toEqual({ rows: [], levels: ['unit', 'browser', 'stories', 'e2e'] });
  expect(readOptions(['R-107', 'X-24']).rows).toEqual(['R-107', 'X-24']);
  expect(readOptions(['R-107', '--level', 'browser,unit'])).toEqual({
    rows: ['R-107'],
    levels: ['unit', 'browser'],
  });
});

it.each([[['R107']], [['--fast']], [['--level']], [['--level', 'unit,pictures']]])(
  'the words %j are refused',
  (words) => {
    expect(() => readOptions(words)).toThrow('Unknown');
  },
);

it('the ending of a test file decides its level', () => {
  expect(
    ['a.test.ts', 'a.test.tsx', 'a.stories.tsx', 'e2e/a.e2e.ts', 'a.check.ts'].map(findLevel),
  ).toEqual(['unit', 'browser', 'stories', 'e2e', null]);
});
