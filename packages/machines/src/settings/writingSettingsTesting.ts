import { createActor, fromCallback, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Configuration, ConfigurationChange, Outcome } from '@nevisa/api/types';
import { pretendPort } from '../testing/testing.ts';
import { shownConfiguration } from './settingsQueue.ts';
import { writingSettingsMachine } from './writingSettingsMachine.ts';
import { untouchedConfiguration } from '@nevisa/testing';

export const pretendDefaults: ConfigurationChange = {
  convert_numbers: true,
  preferences: { ezafe: 'hamza' },
};

export interface KeptSettings {
  stored: Configuration | null;
  waiting: ConfigurationChange;
}

/** The machine at work, over a clock and ports in the test's hand. */
export function startSettings(
  { stored = untouchedConfiguration, waiting = {} }: Partial<KeptSettings> = {},
  {
    inspect = () => undefined,
    watchNetwork = () => undefined,
  }: { inspect?: (event: InspectionEvent) => void; watchNetwork?: () => void } = {},
) {
  const clock = new SimulatedClock();
  const load = pretendPort<Outcome<Configuration>>();
  const save = pretendPort<Outcome<Configuration>, ConfigurationChange>();
  const kept: KeptSettings[] = [];
  let networkReturns: () => void = () => undefined;
  const actor = createActor(
    writingSettingsMachine.provide({
      actors: {
        loadConfiguration: load.logic,
        saveChange: save.logic,
        watchNetwork: fromCallback(({ sendBack }) => {
          networkReturns = () => sendBack({ type: 'network.returned' });
          watchNetwork();
        }),
      },
      actions: {
        keep: (_, settings) => {
          kept.push(structuredClone(settings));
        },
      },
    }),
    {
      clock,
      inspect,
      input: { stored, waiting, defaults: pretendDefaults, random: () => 0.5 },
    },
  ).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    load,
    save,
    /** Everything that was put on the device, in order. */
    kept,
    context,
    shown: () => shownConfiguration(context()),
    tags: () => [...actor.getSnapshot().tags].filter((tag) => tag !== 'known').sort(),
    send: actor.send.bind(actor),
    choose: (change: ConfigurationChange) => actor.send({ type: 'setting.changed', change }),
    pass: (ms: number) => clock.increment(ms),
    networkReturns: () => networkReturns(),
    inFlight: () => [...load.calls, ...save.calls].filter((call) => call.inFlight).length,
  };
}
