import type { Configuration, ConfigurationChange, Failure } from '@nevisa/api/types';
import { joined, withChange } from './configurationChange.ts';

/** What the server has, and what the person has chosen since. */
export interface SettingsQueue {
  /** What the server has, as far as is known; null before anything is. */
  readonly stored: Configuration | null;
  /** On its way to the server. */
  readonly sending: ConfigurationChange;
  /** Chosen since. */
  readonly waiting: ConfigurationChange;
  /** What the server did not take, until the person chooses again. */
  readonly refused: { readonly change: ConfigurationChange; readonly failure: Failure } | null;
}

type Unsaved = Pick<SettingsQueue, 'sending' | 'waiting'>;

/** The settings as the person sees them: each choice at once. Null before any are known. */
export function shownConfiguration({
  stored,
  sending,
  waiting,
}: Pick<SettingsQueue, 'stored'> & Unsaved): Configuration | null {
  return stored === null ? null : withChange(stored, joined(sending, waiting));
}

/** What must outlive the page: of what is under way nobody knows whether it arrives. */
export function keptSettings({
  stored,
  sending,
  waiting,
}: SettingsQueue): Pick<SettingsQueue, 'stored' | 'waiting'> {
  return { stored, waiting: joined(sending, waiting) };
}

/** The person chooses something, and with it gives up what was refused. */
export function withChoice(
  { waiting }: SettingsQueue,
  change: ConfigurationChange,
): Pick<SettingsQueue, 'waiting' | 'refused'> {
  return { waiting: joined(waiting, change), refused: null };
}

/** What was refused is wanted all the same; what was chosen after it counts more. */
export function withSecondTry({
  waiting,
  refused,
}: SettingsQueue): Pick<SettingsQueue, 'waiting' | 'refused'> {
  return { waiting: joined(refused?.change ?? {}, waiting), refused: null };
}

/** All that was chosen goes to the server together. */
export function withSent({ waiting }: SettingsQueue): Unsaved {
  return { sending: waiting, waiting: {} };
}

/** What was under way has not arrived and waits again. */
export function withSentBack({ sending, waiting }: SettingsQueue): Unsaved {
  return { sending: {}, waiting: joined(sending, waiting) };
}

/** The server did not take what was under way. */
export function withRefusal(
  { sending }: SettingsQueue,
  failure: Failure,
): Pick<SettingsQueue, 'refused'> {
  return { refused: { change: sending, failure } };
}
