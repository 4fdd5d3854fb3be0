import type { Configuration, ConfigurationChange, Outcome } from '@nevisa/api/types';
import { untouchedConfiguration } from '@nevisa/testing';
import { pretendNetwork } from '../testing/pretendNetwork.ts';
import { countInFlight, pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';
import { withChange } from './configurationChange.ts';
import { getShownConfiguration } from './settingsQueue.ts';
import { writingSettingsMachine } from './writingSettingsMachine.ts';
import { gatherWait } from './writingSettingsSetup.ts';

export const pretendDefaults: ConfigurationChange = {
  convert_numbers: true,
  preferences: { ezafe: 'hamza' },
};

export const noNumbers = { convert_numbers: false } satisfies ConfigurationChange;
export const ye = { preferences: { ezafe: 'ye' } } as const satisfies ConfigurationChange;

export const offline = { ok: false, failure: { kind: 'network' } } as const;
export const broken = { ok: false, failure: { kind: 'server', status: 500 } } as const;

/** The answer of the server to a change of the untouched settings. */
export function makeSaved(change: ConfigurationChange = {}) {
  return { ok: true, answer: withChange(untouchedConfiguration, change) } as const;
}

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
    shown: () => getShownConfiguration(started.context()),
    tags: () => started.tags().filter((tag) => tag !== 'known'),
    choose: (change: ConfigurationChange) => started.send({ type: 'setting.changed', change }),
    networkReturns: network.returns,
    inFlight: () => countInFlight(load, save),
  };
}

/** Starts with a choice whose save is in flight. */
export function startSending() {
  const settings = startSettings();
  settings.choose(noNumbers);
  settings.pass(gatherWait);
  return settings;
}
