import { describe, expect, it } from 'vitest';
import type { Configuration, ConfigurationChange } from '@nevisa/api/types';
import { isEmptyChange, withChange } from './configurationChange.ts';
import { refusal } from '../testing/fixtures.ts';
import { transitionLog } from '../testing/transitionLog.ts';
import { generatedPaths } from '../testing/generatedPaths.ts';
import { answered, broke, takeStep, waited } from '../testing/takeStep.ts';
import { writingSettingsMachine } from './writingSettingsMachine.ts';
import { gatherWait } from './writingSettingsSetup.ts';
import { pretendDefaults, startSettings } from './writingSettingsTesting.ts';
import { untouchedConfiguration as untouched } from '@nevisa/testing';

const offline = { ok: false, failure: { kind: 'network' } } as const;
const broken = { ok: false, failure: { kind: 'server', status: 500 } } as const;
const saved = (change: ConfigurationChange = {}) =>
  ({ ok: true, answer: withChange(untouched, change) }) as const;
const noNumbers = { convert_numbers: false };
const ye = { preferences: { ezafe: 'ye' } } as const;

function startSending(change: ConfigurationChange = noNumbers) {
  const settings = startSettings();
  settings.choose(change);
  settings.pass(gatherWait);
  return settings;
}

describe('a choice of a writing setting', () => {
  it('X-40, G06: is shown at once and saved with the following choices in one call', async () => {
    const settings = startSettings();
    settings.choose(noNumbers);
    expect({ convert_numbers: settings.shown()?.convert_numbers, tags: settings.tags() }).toEqual({
      convert_numbers: false,
      tags: ['saving'],
    });
    settings.pass(gatherWait - 1);
    settings.choose(ye);
    settings.pass(gatherWait - 1);
    expect(settings.save.calls).toEqual([]);
    settings.pass(1);
    expect(settings.save.last().input).toEqual({ ...noNumbers, ...ye });
    await settings.save.last().answer(saved({ ...noNumbers, ...ye }));
    expect({ tags: settings.tags(), waiting: settings.context().waiting }).toEqual({
      tags: ['saved'],
      waiting: {},
    });
    expect(settings.shown()).toEqual(withChange(untouched, { ...noNumbers, ...ye }));
  });

  it('X-40: waits for the end of a running save; the last choice is then saved', async () => {
    const settings = startSending();
    settings.choose({ convert_numbers: true });
    settings.choose({ preferences: { fillers: false } });
    settings.pass(gatherWait * 3);
    expect(settings.inFlight()).toBe(1);
    await settings.save.last().answer(saved(noNumbers));
    expect({ convert_numbers: settings.shown()?.convert_numbers, tags: settings.tags() }).toEqual({
      convert_numbers: true,
      tags: ['saving'],
    });
    settings.pass(gatherWait);
    expect(settings.save.last().input).toEqual({
      convert_numbers: true,
      preferences: { fillers: false },
    });
  });

  it('X-40: is rolled back after a refusal, with the reason', async () => {
    const settings = startSending();
    settings.choose(ye);
    await settings.save.last().answer(refusal(400));
    expect(settings.shown()).toEqual(withChange(untouched, ye));
    expect(settings.context().refused).toEqual({
      change: noNumbers,
      failure: refusal(400).failure,
    });
    await settings.load.last().answer(saved({}));
    settings.pass(gatherWait);
    expect(settings.save.last().input).toEqual(ye);
    await settings.save.last().answer(saved(ye));
    expect(settings.context().refused, 'stays told').not.toBeNull();
  });

  it('X-51: can be retried or dismissed after a refusal', async () => {
    const settings = startSending();
    await settings.save.last().answer(refusal(400));
    await settings.load.last().answer(saved({}));
    settings.send({ type: 'save.retried' });
    expect({
      convert_numbers: settings.shown()?.convert_numbers,
      refused: settings.context().refused,
    }).toEqual({ convert_numbers: false, refused: null });
    settings.pass(gatherWait);
    await settings.save.last().answer(refusal(400));
    await settings.load.last().answer(saved({}));
    settings.send({ type: 'refusal.dismissed' });
    settings.send({ type: 'save.retried' });
    expect({ shown: settings.shown(), refused: settings.context().refused }).toEqual({
      shown: untouched,
      refused: null,
    });
  });

  it('A09: shows the server’s settings after a refusal that follows a lost answer', async () => {
    const settings = startSending();
    await settings.save.last().answer(offline);
    settings.networkReturns();
    await settings.save.last().answer(refusal(400));
    await settings.load.last().answer(saved(noNumbers));
    expect({ tags: settings.tags(), shown: settings.shown() }).toEqual({
      tags: ['untouched'],
      shown: withChange(untouched, noNumbers),
    });
  });

  it('A09: reloads the settings after a server error', async () => {
    const settings = startSending();
    await settings.save.last().answer(broken);
    expect({ tags: settings.tags(), shown: settings.shown() }).toEqual({
      tags: ['saving'],
      shown: untouched,
    });
    await settings.load.last().answer(saved(noNumbers));
    expect({ tags: settings.tags(), shown: settings.shown() }).toEqual({
      tags: ['untouched'],
      shown: withChange(untouched, noNumbers),
    });
    expect(settings.kept.at(-1)).toEqual({ stored: settings.shown(), waiting: {} });
  });
});

describe('a choice without a network', () => {
  it.each([
    ['unreachable', offline],
    ['without a valid auth session', refusal(401)],
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
      await settings.save.last().answer(saved({ ...noNumbers, ...ye }));
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
      watchNetwork: () => {
        throw new Error('broken port');
      },
    });
    settings.choose(noNumbers);
    settings.pass(gatherWait);
    await settings.save.last().reject('a broken port');
    settings.pass(500);
    expect(settings.save.calls).toHaveLength(2);
  });
});

describe('unknown writing settings', () => {
  it('X-52, G10: are loaded, and loaded again on request', async () => {
    const settings = startSettings({ stored: null });
    expect({ tags: settings.tags(), shown: settings.shown() }).toEqual({
      tags: ['loading'],
      shown: null,
    });
    await settings.load.last().answer(broken);
    expect({ tags: settings.tags(), failure: settings.context().failure }).toEqual({
      tags: ['failed'],
      failure: broken.failure,
    });
    settings.send({ type: 'settings.requested' });
    expect(settings.context().failure).toBeNull();
    await settings.load.last().answer(saved());
    expect({ tags: settings.tags(), shown: settings.shown() }).toEqual({
      tags: ['untouched'],
      shown: untouched,
    });
  });

  it('X-52: report a network failure when the port rejects', async () => {
    const settings = startSettings({ stored: null });
    await settings.load.last().reject('a broken port');
    expect(settings.context().failure).toEqual({ kind: 'network' });
  });
});

describe('writing settings received from another page', () => {
  it('X-40: are shown together with waiting choices', async () => {
    const elsewhere = withChange(untouched, { add_number_separator: true });
    const settings = startSending();
    await settings.save.last().answer(offline);
    settings.send({ type: 'configuration.received', configuration: elsewhere });
    expect(settings.shown()).toEqual(withChange(elsewhere, noNumbers));
  });

  it('A10: are ignored while a change is in flight', async () => {
    const settings = startSending();
    const elsewhere = withChange(untouched, { add_number_separator: true });
    settings.send({ type: 'configuration.received', configuration: elsewhere });
    await settings.save.last().answer(saved(noNumbers));
    expect(settings.shown()).toEqual(withChange(untouched, noNumbers));
  });
});

describe('a reset to the defaults', () => {
  it('X-40: needs a confirmation and changes only writing settings', () => {
    const settings = startSettings({
      stored: withChange(untouched, { ...noNumbers, ...ye, save_transcriptions: false }),
    });
    settings.send({ type: 'reset.requested' });
    expect(settings.tags()).toEqual(['asking', 'untouched']);
    settings.send({ type: 'reset.cancelled' });
    expect(settings.context().waiting).toEqual({});
    settings.send({ type: 'reset.requested' });
    settings.send({ type: 'reset.confirmed' });
    expect(settings.shown()).toEqual(withChange(untouched, { save_transcriptions: false }));
    settings.pass(gatherWait);
    expect(settings.save.last().input).toEqual(pretendDefaults);
  });
});

describe('isEmptyChange', () => {
  it('X-40: is true for a change without a setting', () => {
    expect([isEmptyChange({}), isEmptyChange(ye)]).toEqual([true, false]);
  });
});

describe('every transition of the machine', () => {
  const loading = 'writingSettings.loading';
  const sending = 'writingSettings.known.saving.sending';
  const rollingBack = 'writingSettings.known.saving.rollingBack';
  const gathering = 'writingSettings.known.saving.gathering';
  const offlineState = 'writingSettings.known.saving.offline';
  const configuration: Configuration = untouched;
  const always = [
    { type: 'setting.changed', change: pretendDefaults },
    { type: 'configuration.received', configuration },
    waited('gather', gathering),
    answered(sending, saved()),
  ];
  const refusals = [
    { type: 'save.retried' },
    { type: 'refusal.dismissed' },
    answered(sending, refusal(400)),
    answered(sending, broken),
    answered(rollingBack, saved()),
    broke(rollingBack),
  ];
  const questions = [
    { type: 'reset.requested' },
    { type: 'reset.cancelled' },
    { type: 'reset.confirmed' },
  ];
  const unreachable = [
    { type: 'network.returned' },
    answered(sending, offline),
    broke(sending),
    waited('backOff', offlineState),
  ];
  const unknown = [
    { type: 'settings.requested' },
    { type: 'network.returned' },
    answered(loading, saved()),
    answered(loading, broken),
    broke(loading),
  ];

  it('reaches the expected state on every generated path and takes every transition', async () => {
    const machine = writingSettingsMachine.provide({ actions: { keep: () => undefined } });
    const log = transitionLog();
    let paths = 0;
    // Separate runs, because each group of events multiplies the number of paths.
    for (const [stored, more] of [
      [untouched, refusals],
      [untouched, questions],
      [untouched, unreachable],
      [null, unknown],
    ] as const) {
      const input = { stored, waiting: {}, defaults: pretendDefaults, random: () => 0.5 };
      const generated = generatedPaths(machine, { input, events: [...always, ...more] });
      for (const { events: path, lands } of generated) {
        const { actor, load, save, pass, tags } = startSettings(
          { stored },
          { inspect: log.inspect },
        );
        for (const event of path) {
          await takeStep(event, {
            actor,
            ports: { [loading]: load, [rollingBack]: load, [sending]: save },
            happen: {
              gather: () => tags().includes('saving') && pass(gatherWait),
              backOff: () => tags().includes('offline') && pass(15_000),
            },
          });
        }
        expect(actor.getSnapshot().value, path.map(({ type }) => type).join(' → ')).toEqual(lands);
        actor.stop();
        paths += 1;
      }
    }
    const brokenPort = () => {
      throw new Error('broken port');
    };
    startSettings({}, { inspect: log.inspect, watchNetwork: brokenPort }).actor.stop();
    expect(paths).toBeGreaterThan(50);
    expect(log.missing(writingSettingsMachine)).toEqual([]);
  });
});
