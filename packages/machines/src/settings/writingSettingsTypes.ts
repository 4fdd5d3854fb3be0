import type { Configuration, ConfigurationChange, Failure } from '@nevisa/api/types';
import type { SettingsQueue } from './settingsQueue.ts';

export interface WritingSettingsInput {
  /** What the account says, or this device remembers; null where neither does. */
  stored: Configuration | null;
  /** Changes of an earlier visit that this device has stored and the server does not have. */
  waiting: ConfigurationChange;
  /** What a reset chooses. */
  defaults: ConfigurationChange;
  /** From 0 to 1, for the length of waits, e.g. `Math.random`. */
  random: () => number;
}

export type WritingSettingsEvent =
  | { type: 'setting.changed'; change: ConfigurationChange }
  /** The settings could not be had, and are wanted again. */
  | { type: 'settings.requested' }
  /** The person wants the refused change to be tried again. */
  | { type: 'save.retried' }
  | { type: 'refusal.dismissed' }
  | { type: 'reset.requested' }
  | { type: 'reset.cancelled' }
  | { type: 'reset.confirmed' }
  /** The account, or another page of this browser, knows of other settings. */
  | { type: 'configuration.received'; configuration: Configuration }
  /** Sent by the port `watchNetwork`. */
  | { type: 'network.returned' };

export type WritingSettingsTag =
  | 'loading'
  | 'failed'
  | 'known'
  | 'untouched'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'asking';

export interface WritingSettingsContext extends SettingsQueue {
  /** Why there are no settings. */
  readonly failure: Failure | null;
  /** How many tries met no server in a row. */
  readonly failures: number;
  readonly defaults: ConfigurationChange;
  readonly random: () => number;
}
