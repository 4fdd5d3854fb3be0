import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  configurationChangeSchema,
  configurationSchema,
  defaultConfiguration,
} from './configuration.ts';
import { userSchema } from './schemas.ts';
import { checkEvery } from '@nevisa/testing/properties';
import { untouchedConfiguration } from '@nevisa/testing';

const read = (body: unknown) => v.parse(configurationSchema, body);

describe('configurationSchema', () => {
  it('X-40…X-51: an empty configuration has the defaults of the product', () => {
    expect(defaultConfiguration).toEqual(untouchedConfiguration);
    expect([read({ preferences: null }), read({ preferences: 'none' })]).toEqual([
      defaultConfiguration,
      defaultConfiguration,
    ]);
  });

  it('X-40: an invalid value falls back to its default and leaves the others', () => {
    const stored = read({
      convert_numbers: 'false',
      add_number_separator: true,
      preferences: { number_mode: 'often', ezafe: 'ye', keep_audio_days: -1, vocabulary: {} },
    });
    expect(stored).toEqual({
      ...defaultConfiguration,
      add_number_separator: true,
      preferences: { ...defaultConfiguration.preferences, ezafe: 'ye' },
    });
  });

  it('X-51: an invalid entry is left out of its list', () => {
    const vocabulary = [
      { word: 'نویسا' },
      { word: ' ' },
      7,
      { word: 'پی‌دی‌اف', sounds: 'پی دی اف' },
    ];
    const snippets = [{ phrase: 'امضا' }, { phrase: 'امضا', text: 'با احترام' }, null];
    expect(read({ preferences: { vocabulary, snippets } }).preferences).toMatchObject({
      vocabulary: [vocabulary[0], vocabulary[3]],
      snippets: [snippets[1]],
    });
  });

  it('X-40: any answer gives valid settings, which are a valid change', () => {
    checkEvery(1_000, fc.object({ key: fc.constantFrom(...keys) }), (body) => {
      expect(v.is(configurationChangeSchema, read(body))).toBe(true);
    });
  });

  it('A05: an account carries its configuration, or null', () => {
    const readConfiguration = (configuration: unknown) =>
      v.parse(userSchema, {
        id: 1,
        username: 'sara',
        nevisa_service_account: { has_service: true, configuration },
      }).nevisa_service_account?.configuration;
    expect(readConfiguration({ convert_numbers: false })).toMatchObject({ convert_numbers: false });
    expect([readConfiguration(null), readConfiguration(undefined), readConfiguration('x')]).toEqual(
      [null, null, null],
    );
  });
});

const keys = [
  ...Object.keys(defaultConfiguration),
  ...Object.keys(defaultConfiguration.preferences),
  'word',
  'phrase',
];
