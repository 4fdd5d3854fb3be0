import { describe, expect, it } from 'vitest';
import type { Configuration } from '@nevisa/api/types';
import { untouchedConfiguration } from '@nevisa/testing';
import { rebaseChange } from './rebaseChange.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { gatherWait } from './writingSettingsSetup.ts';
import { startSettings } from './writingSettingsTesting.ts';

type Words = Configuration['preferences']['vocabulary'];

const withWords = (...names: string[]): Configuration => ({
  ...untouchedConfiguration,
  preferences: { ...untouchedConfiguration.preferences, vocabulary: listWords(names) },
});
const listWords = (names: readonly string[]): Words => names.map((word) => ({ word }));

describe('a change of the own words over words of another device', () => {
  it.each([
    ['is added to them', ['a', 'new'], ['a', 'phone'], ['a', 'new', 'phone']],
    ['removes only what the person removed', [], ['a', 'phone'], ['phone']],
    ['brings back nothing that was removed there', ['a', 'new'], [], ['new']],
    ['takes one word of both once', ['a', 'phone'], ['a', 'phone'], ['a', 'phone']],
    ['is the same without them', ['new', 'a'], ['a'], ['new', 'a']],
  ])('X-51: %s', (_, chosen, there, expected) => {
    const change = { preferences: { vocabulary: listWords(chosen), ezafe: 'ye' as const } };
    expect(rebaseChange(change, withWords('a'), withWords(...there))).toEqual({
      preferences: { vocabulary: listWords(expected), ezafe: 'ye' },
    });
  });

  it('X-51: keeps a spoken form that the person changed, and takes one that was changed there', () => {
    const word = (name: string, sounds: string) => ({ word: name, sounds });
    const settings = (vocabulary: Words): Configuration => ({
      ...untouchedConfiguration,
      preferences: { ...untouchedConfiguration.preferences, vocabulary },
    });
    const base = settings([word('a', '1'), word('b', '1')]);
    const there = settings([word('a', '2'), word('b', '2')]);
    const change = { preferences: { vocabulary: [word('a', 'own'), word('b', '1')] } };
    expect(rebaseChange(change, base, there).preferences?.vocabulary).toEqual([
      word('a', 'own'),
      word('b', '2'),
    ]);
  });

  it('X-51: waits for the network with the words that come meanwhile', () => {
    const settings = startSettings({ stored: withWords('a') });
    settings.choose({ preferences: { vocabulary: listWords(['new', 'a']) } });
    settings.send({ type: 'configuration.received', configuration: withWords('a', 'phone') });
    expect(settings.shown()?.preferences.vocabulary).toEqual(listWords(['new', 'a', 'phone']));
  });

  it('X-51: tries a refused list again with the words that have come meanwhile', async () => {
    const settings = startSettings({ stored: withWords('a') });
    settings.choose({ preferences: { vocabulary: listWords(['new', 'a']) } });
    settings.pass(gatherWait);
    await settings.save.last().answer(makeRefusal(400));
    await settings.load.last().answer({ ok: true, answer: withWords('a', 'phone') });
    settings.send({ type: 'save.retried' });
    expect(settings.shown()?.preferences.vocabulary).toEqual(listWords(['new', 'a', 'phone']));
  });
});
