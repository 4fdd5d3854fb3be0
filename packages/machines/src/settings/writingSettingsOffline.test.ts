import { describe, expect, it } from 'vitest';
import { untouchedConfiguration as untouched } from '@nevisa/testing';
import { makeRefusal } from '../testing/fixtures.ts';
import { throwBroken } from '../testing/throwBroken.ts';
import { gatherWait } from './writingSettingsSetup.ts';
import {
  noNumbers,
  offline,
  makeSaved,
  startSending,
  startSettings,
  ye,
} from './writingSettingsTesting.ts';

describe('a choice without a network', () => {
  it.each([
    ['unreachable', offline],
    ['without a valid auth session', makeRefusal(401)],
  ])(
    'X-25, A02: is stored on the device and sent when the network returns: %s',
    async (_, outcome) => {
      const settings = startSending();
      await settings.save.last().answer(outcome);
      expect({ tags: settings.tags(), convert_numbers: settings.shown()?.convert_numbers }).toEqual(
        { tags: ['offline'], convert_numbers: false },
      );
      settings.choose(ye);
      expect(settings.kept.at(-1)).toEqual({ stored: untouched, waiting: { ...noNumbers, ...ye } });
      settings.networkReturns();
      expect(settings.save.last().input).toEqual({ ...noNumbers, ...ye });
      await settings.save.last().answer(makeSaved({ ...noNumbers, ...ye }));
      expect(settings.kept.at(-1)?.waiting).toEqual({});
    },
  );

  it('X-25: is retried after 0.5, 1, 2, 4, 8 and 15 s', async () => {
    const settings = startSending();
    for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      const tries = settings.save.calls.length;
      await settings.save.last().answer(offline);
      settings.pass(wait - 1);
      expect(settings.save.calls).toHaveLength(tries);
      settings.pass(1);
      expect(settings.save.calls).toHaveLength(tries + 1);
    }
  });

  it('X-25: is shown and sent when an earlier visit stored it', () => {
    const settings = startSettings({ waiting: noNumbers });
    expect(settings.shown()?.convert_numbers).toBe(false);
    settings.pass(gatherWait);
    expect(settings.save.last().input).toEqual(noNumbers);
  });

  it('X-25: is stored on the device until the server has saved it', () => {
    const settings = startSending();
    settings.choose(ye);
    expect(settings.kept.at(-1)?.waiting).toEqual({ ...noNumbers, ...ye });
  });

  it('X-25: is retried when the save port rejects and no network watcher is available', async () => {
    const settings = startSettings(undefined, {
      watchNetwork: throwBroken,
    });
    settings.choose(noNumbers);
    settings.pass(gatherWait);
    await settings.save.last().reject('a broken port');
    settings.pass(500);
    expect(settings.save.calls).toHaveLength(2);
  });

  it('X-25: a waiting list of own words follows the list that the account reports', async () => {
    const toList = (letters: string) => ({
      preferences: { vocabulary: Array.from(letters, (word) => ({ word })) },
    });
    const settings = startSettings({ stored: makeSaved(toList('ab')).answer });
    settings.choose(toList('bc'));
    settings.pass(gatherWait);
    await settings.save.last().answer(offline);
    const configuration = makeSaved(toList('abx')).answer;
    settings.send({ type: 'configuration.received', configuration });
    expect(settings.context().waiting).toEqual(toList('bcx'));
    expect(settings.kept.at(-1)?.waiting).toEqual(toList('bcx'));
  });
});
