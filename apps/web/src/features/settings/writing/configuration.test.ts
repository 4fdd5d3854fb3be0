import { configurationSchema, defaultConfiguration } from '@nevisa/api';
import { defaultWriting } from '@nevisa/writing';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toChange, type Choices, toResultOptions, toWritingSettings } from './configuration.ts';
import { checkEvery } from '@nevisa/testing/properties';

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

const defaults: Choices = { ...defaultWriting, ...toResultOptions(defaultConfiguration) };

describe('the translation of the configuration', () => {
  it('X-40…X-51: gives the server’s defaults the values of the writing package’s', () => {
    expect(toWritingSettings(defaultConfiguration)).toEqual(defaultWriting);
    expect(toResultOptions(defaultConfiguration)).toEqual({
      autoPunctuation: false,
      showWordConfidences: false,
      saveTranscriptions: true,
      keepAudioDays: null,
      telegramEnglish: false,
    });
  });

  it('X-40…X-51: reads back each choice that it wrote', () => {
    checkEvery(1_000, choices, (chosen) => {
      const stored = v.parse(configurationSchema, JSON.parse(JSON.stringify(toChange(chosen))));
      expect({ ...toWritingSettings(stored), ...toResultOptions(stored) }).toEqual({
        ...defaults,
        ...chosen,
      });
    });
  });

  it('X-40: writes only the settings that were chosen', () => {
    expect(toChange({ convertNumbers: false })).toEqual({ convert_numbers: false });
    expect(toChange({ ezafe: 'ye' })).toEqual({ preferences: { ezafe: 'ye' } });
    expect(toChange({})).toEqual({});
  });
});
