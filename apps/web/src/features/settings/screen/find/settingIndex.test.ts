import { describe, expect, it } from 'vitest';
import { findSettings, listSettings, settingGroups, settingSections } from './settingIndex.ts';

const found = (typed: string) => [...(findSettings(typed) ?? [])];

describe('the search of the settings', () => {
  it.each([
    ['نیم‌فاصله', ['halfSpace']],
    ['نيم فاصله', ['halfSpace']],
    ['نیمفاصله', ['halfSpace']],
    ['رقم لاتین', ['showDigitsInEnglish']],
    ['رقمهاي لاتين', ['showDigitsInEnglish']],
    ['123', ['showDigitsInEnglish']],
    ['تلگرام', ['telegramEnglish']],
    ['متن آماده', ['snippets']],
    ['مکث', ['fillers', 'autoPunctuation', 'keys']],
    ['ظاهر', ['textSize', 'lineSpacing', 'textTime', 'theme']],
    ['زرافه', []],
  ])('X-75: finds by «%s», in any spelling', (typed, names) => {
    expect(found(typed).toSorted()).toEqual(names.toSorted());
  });

  it.each(['', '  '])('seeks nothing for «%s»', (typed) => {
    expect(findSettings(typed)).toBeNull();
  });

  it('shows each group in one section', () => {
    expect(settingSections.flatMap(({ groups }) => groups)).toEqual(Object.keys(settingGroups));
  });

  it('finds each setting by its own words', () => {
    for (const group of Object.values(settingGroups)) {
      for (const [name, [first = '']] of Object.entries<readonly string[]>(group.settings)) {
        expect(found(first), name).toContain(name);
      }
    }
    expect(listSettings('keeping')).toEqual([
      'saveTranscriptions',
      'keepAudioDays',
      'showWordConfidences',
      'telegramEnglish',
    ]);
  });
});
