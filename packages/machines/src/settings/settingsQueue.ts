import type { Configuration, ConfigurationChange, Failure } from '@nevisa/api/types';
import { joinChanges, withChange } from './configurationChange.ts';
import { rebaseChange } from './rebaseChange.ts';

/** The settings on the server and the choices that it does not have. */
export interface SettingsQueue {
  /** The settings on the server, as last reported; null before the first report. */
  readonly stored: Configuration | null;
  /** On its way to the server. */
  readonly sending: ConfigurationChange;
  /** Chosen since. */
  readonly waiting: ConfigurationChange;
  /** The change that the server refused, until the person chooses again. */
  readonly refused: { readonly change: ConfigurationChange; readonly failure: Failure } | null;
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

/** Adds a choice of the person and drops the refused change. */
export function withChoice(
  { waiting }: SettingsQueue,
  change: ConfigurationChange,
): Pick<SettingsQueue, 'waiting' | 'refused'> {
  return { waiting: joinChanges(waiting, change), refused: null };
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

/** Marks the change in flight as refused by the server. */
export function withRefusal(
  { sending }: SettingsQueue,
  failure: Failure,
): Pick<SettingsQueue, 'refused'> {
  return { refused: { change: sending, failure } };
}
