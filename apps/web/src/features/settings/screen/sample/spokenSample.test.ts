import { defaultWriting, type WritingSettings } from '@nevisa/writing';
import { describe, expect, it } from 'vitest';
import { sampleFormatter } from './sampleFormatter.ts';
import { spokenSample } from './spokenSample.ts';

/** What the preview shows with some settings: the written text, and the proposals of the formal style. */
function preview(change: Partial<WritingSettings>): unknown {
  const settings = { ...defaultWriting, ...change };
  const written = sampleFormatter.write(spokenSample, settings);
  return [written, settings.style === 'formal' ? sampleFormatter.formalise(written) : []];
}

/** The values of each setting besides its default. */
const otherValues: { [Name in keyof WritingSettings]: readonly WritingSettings[Name][] } = {
  convertPunctuations: [false],
  autoSpace: [false],
  persianQuotes: [false],
  convertNumbers: [false],
  numberMode: ['always', 'never'],
  addNumberSeparator: [true],
  showDigitsInEnglish: [true],
  halfSpace: [false],
  arabicChars: [false],
  ezafe: ['ye', 'keep'],
  style: ['formal'],
  fillers: [false],
  vocabulary: [[{ word: 'دفتر', sounds: 'کتاب' }]],
  snippets: [[{ phrase: 'خانه', text: 'سرای' }]],
};

const changes = Object.entries(otherValues).flatMap(([name, values]) =>
  values.map((value): [name: string, change: Partial<WritingSettings>] => [
    name,
    { [name]: value },
  ]),
);

describe('the sample sentence', () => {
  it.each(changes)('X-52: shows the effect of the setting %s with %j', (_, change) => {
    expect(preview(change)).not.toEqual(preview({}));
  });

  it('X-52: shows another effect for each value of a setting', () => {
    const shown = changes.map(([, change]) => JSON.stringify(preview(change)));
    // The setting `convertNumbers` and the mode `never` are two names of one effect.
    expect(new Set(shown).size).toBe(changes.length - 1);
  });
});
