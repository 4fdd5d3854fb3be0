import type { Configuration, ConfigurationChange, Failure } from '@nevisa/api/types';
import { joinChanges, withChange, withoutSettings } from './configurationChange.ts';
import { rebaseChange } from './rebaseChange.ts';

/** The settings on the server and the choices that it does not have. */
export interface SettingsQueue {
  /** The settings on the server, as last reported; null before the first report. */
  readonly stored: Configuration | null;
  /** On its way to the server. */
  readonly sending: ConfigurationChange;
  /** Chosen since. */
  readonly waiting: ConfigurationChange;
  /** What the server refused, without the settings that the person has chosen anew. */
  readonly refused: Refusal | null;
}

interface Refusal {
  readonly change: ConfigurationChange;
  readonly failure: Failure;
}

type Unsaved = Pick<SettingsQueue, 'sending' | 'waiting'>;

/** The settings as the person sees them: each choice at once. Null before any are known. */
export function getShownConfiguration({
  stored,
  sending,
  waiting,
}: Pick<SettingsQueue, 'stored'> & Unsaved): Configuration | null {
  return stored === null ? null : withChange(stored, joinChanges(sending, waiting));
}

/** The state to store on the device; changes in flight count as unsaved. */
export function getKeptSettings({
  stored,
  sending,
  waiting,
}: SettingsQueue): Pick<SettingsQueue, 'stored' | 'waiting'> {
  return { stored, waiting: joinChanges(sending, waiting) };
}

/** Takes the settings of the server; the entries of waiting and refused lists are changed on those that it has. */
export function withStored(
  { stored: before, sending, waiting, refused }: SettingsQueue,
  stored: Configuration,
): Pick<SettingsQueue, 'stored' | 'waiting' | 'refused'> {
  const rebase = (change: ConfigurationChange) =>
    before === null ? change : rebaseChange(change, withChange(before, sending), stored);
  return {
    stored,
    waiting: rebase(waiting),
    refused: refused && { ...refused, change: rebase(refused.change) },
  };
}

/** Adds a choice of the person; other settings that were refused can still be retried. */
export function withChoice(
  { waiting, refused }: SettingsQueue,
  change: ConfigurationChange,
): Pick<SettingsQueue, 'waiting' | 'refused'> {
  return { waiting: joinChanges(waiting, change), refused: refused && narrow(refused, change) };
}

/** Queues the refused change again; later choices win. */
export function withSecondTry({
  waiting,
  refused,
}: SettingsQueue): Pick<SettingsQueue, 'waiting' | 'refused'> {
  return { waiting: joinChanges(refused?.change ?? {}, waiting), refused: null };
}

/** All that was chosen goes to the server together. */
export function withSent({ waiting }: SettingsQueue): Unsaved {
  return { sending: waiting, waiting: {} };
}

/** Queues the change in flight again, which has not arrived. */
export function withSentBack({ sending, waiting }: SettingsQueue): Unsaved {
  return { sending: {}, waiting: joinChanges(sending, waiting) };
}

/** Adds the change in flight to what the server refused, unless the person has chosen anew meanwhile. */
export function withRefusal(
  { sending, waiting, refused }: SettingsQueue,
  failure: Failure,
): Pick<SettingsQueue, 'refused'> {
  return {
    refused: narrow({ change: joinChanges(refused?.change ?? {}, sending), failure }, waiting),
  };
}

function narrow({ change, failure }: Refusal, chosen: ConfigurationChange): Refusal | null {
  const left = withoutSettings(change, chosen);
  return left && { change: left, failure };
}
