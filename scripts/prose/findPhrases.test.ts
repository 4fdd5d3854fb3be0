import { describe, expect, it } from 'vitest';
import { findPhrases } from './findPhrases.ts';

describe('the prose check', () => {
  it.each([
    ['a comment', 'a.ts', '// What is told to whom.\nexport const a = 1;', ['told', 'whom']],
    [
      'a documentation comment',
      'a.ts',
      '/** The desk of a person. */\nexport const a = 1;',
      ['desk'],
    ],
    ['a test title', 'a.test.ts', "it('stands alone', () => {});", ['stands']],
    ['a document', 'a.md', 'A stretch, or a piece.', ['stretch', 'piece']],
  ])('finds banned phrases in %s', (_place, path, text, phrases) => {
    expect(findPhrases(path, text).map(({ phrase }) => phrase)).toEqual(phrases);
  });

  it.each([
    ['longer words', 'a.ts', '// keyframes understand the standard household.'],
    ['code', 'a.ts', 'export const desk = "we stand here";'],
    ['names in backquotes', 'a.md', 'Set `font-stretch` in `desk.ts`.'],
    ['paths', 'a.ts', '// see apps/web/src/desk/createDictationWorkspace.ts'],
    ['Persian', 'a.md', 'میز تحریر'],
  ])('passes over %s', (_what, path, text) => {
    expect(findPhrases(path, text)).toEqual([]);
  });
});
