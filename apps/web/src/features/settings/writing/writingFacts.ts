import { defaultConfiguration } from '@nevisa/api';
import type { Configuration, Failure } from '@nevisa/api/types';
import { getShownConfiguration, type WritingSettingsTag } from '@nevisa/machines';
import type { WritingSettings } from '@nevisa/writing';
import type { SnapshotFrom } from 'xstate';
import { type ResultOptions, toResultOptions, toWritingSettings } from './configuration.ts';
import type { WritingActor } from './writingActor.ts';

export const savingTags = ['untouched', 'saving', 'saved', 'offline'] as const;

const lists = ['vocabulary', 'snippets'] as const;
type EntryList = (typeof lists)[number];

/** The state of loading and saving the settings. */
export interface SavingFacts {
  readonly phase: 'loading' | 'failed' | 'known';
  /** Why the settings could not be loaded, also while they are loaded again. */
  readonly failure: Failure | null;
  readonly saving: (typeof savingTags)[number];
  /** The change that the server refused; null when it took every change. */
  readonly refused: {
    readonly failure: Failure;
    /** The lists of entries that the change is about. */
    readonly entries: readonly EntryList[];
  } | null;
  /** The user is asked to confirm the reset. */
  readonly asking: boolean;
}

type WritingState = SnapshotFrom<WritingActor>;

export function selectSaving(state: WritingState): SavingFacts {
  const { failure, refused } = state.context;
  const findTag = <Tag extends WritingSettingsTag>(tags: readonly Tag[]) =>
    tags.find((tag) => state.hasTag(tag));
  return {
    phase: findTag(['loading', 'failed', 'known']) ?? 'loading',
    failure,
    saving: findTag(savingTags) ?? 'untouched',
    refused: refused && {
      failure: refused.failure,
      entries: lists.filter((list) => refused.change.preferences?.[list] !== undefined),
    },
    asking: state.hasTag('asking'),
  };
}

/** Selects the writing settings: a new object each time, so compare them with `shallowEqual`. */
export function selectWriting(state: WritingState): WritingSettings {
  return toWritingSettings(selectConfiguration(state));
}

export function selectResultOptions(state: WritingState): ResultOptions {
  return toResultOptions(selectConfiguration(state));
}

function selectConfiguration({ context }: WritingState): Configuration {
  return getShownConfiguration(context) ?? defaultConfiguration;
}
