import { configurationSchema, defaultConfiguration } from '@nevisa/api';
import { defaultWriting } from '@nevisa/writing';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeOf, type Choices, resultOf, writingOf } from './configuration.ts';
import { fuzzRuns } from '@nevisa/testing';

const words = fc.string({ minLength: 1 }).filter((text) => /\S/.test(text));
const choices: fc.Arbitrary<Partial<Choices>> = fc.record(
  {
    convertPunctuations: fc.boolean(),
    autoSpace: fc.boolean(),
    persianQuotes: fc.boolean(),
    convertNumbers: fc.boolean(),
    numberMode: fc.constantFrom('smart', 'always', 'never'),
    addNumberSeparator: fc.boolean(),
    showDigitsInEnglish: fc.boolean(),
    halfSpace: fc.boolean(),
    arabicChars: fc.boolean(),
    ezafe: fc.constantFrom('hamza', 'ye', 'keep'),
    style: fc.constantFrom('as_spoken', 'formal'),
    fillers: fc.boolean(),
    vocabulary: fc.array(fc.record({ word: words, sounds: words }, { requiredKeys: ['word'] })),
    snippets: fc.array(fc.record({ phrase: words, text: words })),
    autoPunctuation: fc.boolean(),
    showWordConfidences: fc.boolean(),
    saveTranscriptions: fc.boolean(),
    keepAudioDays: fc.option(fc.integer({ min: 1, max: 365 })),
    telegramEnglish: fc.boolean(),
  },
  { requiredKeys: [] },
);

const defaults: Choices = { ...defaultWriting, ...resultOf(defaultConfiguration) };

describe('the server’s settings and those of the language', () => {
  it('X-40…X-51: have the same defaults', () => {
    expect(writingOf(defaultConfiguration)).toEqual(defaultWriting);
    expect(resultOf(defaultConfiguration)).toEqual({
      autoPunctuation: false,
      showWordConfidences: false,
      saveTranscriptions: true,
      keepAudioDays: null,
      telegramEnglish: false,
    });
  });

  it('X-40…X-51: whatever is chosen comes back from the server as it was chosen', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const stored = v.parse(configurationSchema, JSON.parse(JSON.stringify(changeOf(chosen))));
        expect({ ...writingOf(stored), ...resultOf(stored) }).toEqual({ ...defaults, ...chosen });
      }),
      { numRuns: fuzzRuns(1_000) },
    );
  });

  it('X-40: names what was chosen and nothing else', () => {
    expect(changeOf({ convertNumbers: false })).toEqual({ convert_numbers: false });
    expect(changeOf({ ezafe: 'ye' })).toEqual({ preferences: { ezafe: 'ye' } });
    expect(changeOf({})).toEqual({});
  });
});
