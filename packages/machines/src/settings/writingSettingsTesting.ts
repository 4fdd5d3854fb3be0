import type { Configuration, ConfigurationChange, Outcome } from '@nevisa/api/types';
import { untouchedConfiguration } from '@nevisa/testing';
import { pretendNetwork } from '../testing/pretendNetwork.ts';
import { countInFlight, pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';
import { shownConfiguration } from './settingsQueue.ts';
import { writingSettingsMachine } from './writingSettingsMachine.ts';

export const pretendDefaults: ConfigurationChange = {
  convert_numbers: true,
  preferences: { ezafe: 'hamza' },
};

export interface KeptSettings {
  stored: Configuration | null;
  waiting: ConfigurationChange;
}

/** Starts the machine with fake ports. Waits have no jitter. */
export function startSettings(
  { stored = untouchedConfiguration, waiting = {} }: Partial<KeptSettings> = {},
  { inspect, watchNetwork }: { inspect?: Inspect; watchNetwork?: () => void } = {},
) {
  const load = pretendPort<Outcome<Configuration>>();
  const save = pretendPort<Outcome<Configuration>, ConfigurationChange>();
  const network = pretendNetwork(watchNetwork);
  const kept: KeptSettings[] = [];
  const machine = writingSettingsMachine.provide({
    actors: { loadConfiguration: load.logic, saveChange: save.logic, watchNetwork: network.logic },
    actions: {
      keep: (_, settings) => {
        kept.push(structuredClone(settings));
      },
    },
  });
  const input = { stored, waiting, defaults: pretendDefaults, random: () => 0.5 };
  const started = startMachine(machine, { inspect, input });
  return {
    ...started,
    load,
    save,
    /** The settings that were stored on the device, in order. */
    kept,
    shown: () => shownConfiguration(started.context()),
    tags: () => started.tags().filter((tag) => tag !== 'known'),
    choose: (change: ConfigurationChange) => started.send({ type: 'setting.changed', change }),
    networkReturns: network.returns,
    inFlight: () => countInFlight(load, save),
  };
}
