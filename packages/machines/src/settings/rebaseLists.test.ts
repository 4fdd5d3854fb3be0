import { untouchedConfiguration } from '@nevisa/testing';
import { describe, expect, it } from 'vitest';
import { rebaseLists } from './rebaseLists.ts';

const toWords = (text: string) => (text === '' ? [] : text.split(' ').map((word) => ({ word })));

const withWords = (text: string) => ({
  ...untouchedConfiguration,
  preferences: { ...untouchedConfiguration.preferences, vocabulary: toWords(text) },
});

const withSnippets = (...snippets: readonly { phrase: string; text: string }[]) => ({
  ...untouchedConfiguration,
  preferences: { ...untouchedConfiguration.preferences, snippets: [...snippets] },
});

describe('a change of own words beside another one', () => {
  it.each([
    ['each device adds a word', 'a', 'a b', 'a c', 'a b c'],
    ['both add the same word', 'a', 'a b', 'a b', 'a b'],
    ['this one removes, the other adds', 'a b', 'a', 'a b c', 'a c'],
    ['this one adds, the other removes', 'a b', 'a b c', 'a', 'a c'],
    ['both remove', 'a b c', 'a b', 'a c', 'a'],
    ['all are removed here', 'a b', '', 'a b c', 'c'],
    ['all are removed there', 'a b', 'a b c', '', 'c'],
    ['nothing was changed there', 'a b', 'c a', 'a b', 'c a'],
    ['the answer of this save was lost', 'a', 'a b', 'a b', 'a b'],
  ])('%s', (_name, base, mine, theirs, merged) => {
    const change = { convert_numbers: true, preferences: { vocabulary: toWords(mine) } };
    expect(rebaseLists(change, withWords(base), withWords(theirs))).toEqual({
      convert_numbers: true,
      preferences: { vocabulary: toWords(merged) },
    });
  });

  it('a word with other sounds is another entry', () => {
    const vocabulary = [{ word: 'a', sounds: 'x' }];
    const change = { preferences: { vocabulary } };
    expect(rebaseLists(change, withWords('a'), withWords('a b'))).toEqual({
      preferences: { vocabulary: [{ word: 'a', sounds: 'x' }, { word: 'b' }] },
    });
  });

  it('of two texts for one phrase the one of this device remains', () => {
    const mine = { phrase: 'address', text: 'here' };
    const theirs = [
      { phrase: 'address', text: 'there' },
      { phrase: 'name', text: 'Sara' },
    ];
    expect(
      rebaseLists({ preferences: { snippets: [mine] } }, withSnippets(), withSnippets(...theirs)),
    ).toEqual({ preferences: { snippets: [mine, { phrase: 'name', text: 'Sara' }] } });
  });

  it('leaves a change without lists, and one that was made on no known settings', () => {
    const style = { preferences: { ezafe: 'ye' as const } };
    const list = { preferences: { vocabulary: toWords('a') } };
    expect(rebaseLists(style, withWords('a'), withWords('b'))).toEqual(style);
    expect(rebaseLists({}, withWords('a'), withWords('b'))).toEqual({});
    expect(rebaseLists(list, null, withWords('b'))).toEqual(list);
  });
});
