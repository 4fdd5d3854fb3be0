import { describe, expect, it } from 'vitest';
import type { Configuration } from '@nevisa/api/types';
import { untouchedConfiguration as untouched } from '@nevisa/testing';
import { makeRefusal } from '../testing/fixtures.ts';
import { throwBroken } from '../testing/throwBroken.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import { makeAnswered, makeBroken, takeStep, makeWaited } from '../testing/takeStep.ts';
import { writingSettingsMachine } from './writingSettingsMachine.ts';
import { gatherWait } from './writingSettingsSetup.ts';
import {
  broken,
  offline,
  pretendDefaults,
  makeSaved,
  startSettings,
} from './writingSettingsTesting.ts';

describe('every transition of writingSettingsMachine', () => {
  const loading = 'writingSettings.loading';
  const sending = 'writingSettings.known.saving.sending';
  const rollingBack = 'writingSettings.known.saving.rollingBack';
  const gathering = 'writingSettings.known.saving.gathering';
  const offlineState = 'writingSettings.known.saving.offline';
  const configuration: Configuration = untouched;
  const always = [
    { type: 'setting.changed', change: pretendDefaults },
    { type: 'configuration.received', configuration },
    makeWaited('gather', gathering),
    makeAnswered(sending, makeSaved()),
  ];
  const refusals = [
    { type: 'save.retried' },
    { type: 'refusal.dismissed' },
    makeAnswered(sending, makeRefusal(400)),
    makeAnswered(sending, broken),
    makeAnswered(rollingBack, makeSaved()),
    makeBroken(rollingBack),
  ];
  const questions = [
    { type: 'reset.requested' },
    { type: 'reset.cancelled' },
    { type: 'reset.confirmed' },
  ];
  const unreachable = [
    { type: 'network.returned' },
    makeAnswered(sending, offline),
    makeBroken(sending),
    makeWaited('backOff', offlineState),
  ];
  const unknown = [
    { type: 'settings.requested' },
    { type: 'network.returned' },
    makeAnswered(loading, makeSaved()),
    makeAnswered(loading, broken),
    makeBroken(loading),
  ];

  it('reaches the expected state on every generated path and takes every transition', async () => {
    const machine = writingSettingsMachine.provide({ actions: { keep: () => undefined } });
    const log = createTransitionLog();
    let paths = 0;
    // Separate runs, because each group of events multiplies the number of paths.
    for (const [stored, more] of [
      [untouched, refusals],
      [untouched, questions],
      [untouched, unreachable],
      [null, unknown],
    ] as const) {
      const input = { stored, waiting: {}, defaults: pretendDefaults, random: () => 0.5 };
      const generated = generatePaths(machine, { input, events: [...always, ...more] });
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
    startSettings({}, { inspect: log.inspect, watchNetwork: throwBroken }).actor.stop();
    expect(paths).toBeGreaterThan(50);
    expect(log.missing(writingSettingsMachine)).toEqual([]);
  });
});
