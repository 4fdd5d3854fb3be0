import {
  type Client,
  configurationChangeSchema,
  configurationSchema,
  defaultConfiguration,
} from '@nevisa/api';
import type { Configuration, Failure } from '@nevisa/api/types';
import {
  shownConfiguration,
  writingSettingsMachine,
  type WritingSettingsContext,
  type WritingSettingsTag,
} from '@nevisa/machines';
import { defaultWriting, type WritingSettings } from '@nevisa/writing';
import * as v from 'valibot';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { MemberScope } from '../../../app/userScope.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import {
  changeOf,
  type Choices,
  type ResultOptions,
  resultOf,
  writingOf,
} from './configuration.ts';
import type { WritingMemory } from './writingMemory.ts';

export const savingTags = ['untouched', 'saving', 'saved', 'offline'] as const;

/** What there is to be seen of the settings; the same object until something changes. */
export interface WritingFacts {
  readonly phase: 'loading' | 'failed' | 'known';
  /** Why there are no settings. */
  readonly failure: Failure | null;
  readonly writing: WritingSettings;
  readonly result: ResultOptions;
  readonly saving: (typeof savingTags)[number];
  /** What the server did not take; null when it took everything. */
  readonly refused: {
    readonly failure: Failure;
    /** Which of the lists it was about. */
    readonly entries: readonly ('vocabulary' | 'snippets')[];
  } | null;
  /** The question stands whether everything goes back to its default. */
  readonly asking: boolean;
}

/** How a person wants to be written, from their first look at it until they sign out. */
export interface WritingStore {
  /** The same object until something else is chosen. */
  read: () => WritingSettings;
  facts: () => WritingFacts;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  choose: (choices: Partial<Choices>) => void;
  reload: () => void;
  retry: () => void;
  dismiss: () => void;
  askForReset: () => void;
  cancelReset: () => void;
  reset: () => void;
}

/** My words, ready texts, and what is kept of the person are no matter of taste: a reset leaves them. */
const { vocabulary: _words, snippets: _texts, ...ofTaste } = defaultWriting;

const defaults = changeOf({ ...ofTaste, autoPunctuation: false, showWordConfidences: false });

type SettingsActor = ActorRefFrom<typeof writingSettingsMachine>;

export interface WritingPorts {
  authStore: Pick<AuthStore, 'client' | 'facts' | 'subscribe'>;
  writingMemory: WritingMemory;
}

/** Creates the writing settings of a user and loads them. */
export function createWritingStore(
  { authStore, writingMemory: memory }: WritingPorts,
  { userId, onSignOut, onDispose }: MemberScope,
): WritingStore {
  const told = () => authStore.facts().user?.nevisa_service_account?.configuration ?? null;
  const remembered = v.parse(rememberedSchema, memory.read(userId));
  let account = JSON.stringify(told());
  const actor = createSettingsActor(authStore.client(), {
    stored: told() ?? remembered.stored,
    waiting: remembered.waiting,
    keep: (settings) => {
      memory.write(userId, settings);
    },
  });
  actor.start();

  const receive = (configuration: Configuration | null) => {
    if (configuration !== null) {
      actor.send({ type: 'configuration.received', configuration });
    }
  };
  const stopFollowing = authStore.subscribe(() => {
    if (authStore.facts().user?.id !== userId) {
      return;
    }
    // An answer that was on its way during a save says what was there before it: the same again is no news.
    const news = JSON.stringify(told());
    if (news !== account) {
      account = news;
      receive(told());
    }
  });
  const stopWatching = memory.watch(() => {
    receive(v.parse(rememberedSchema, memory.read(userId)).stored);
  });

  const listeners = new Set<() => void>();
  let facts = selectFacts(actor.getSnapshot(), null);
  actor.subscribe((state) => {
    facts = selectFacts(state, facts);
    for (const listener of listeners) {
      listener();
    }
  });

  onSignOut((expired) => {
    if (!expired) {
      memory.forget(userId);
    }
  });
  onDispose(() => {
    stopFollowing();
    stopWatching();
    actor.stop();
  });
  return {
    read: () => facts.writing,
    facts: () => facts,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    choose: (choices) => {
      actor.send({ type: 'setting.changed', change: changeOf(choices) });
    },
    reload: () => {
      actor.send({ type: 'settings.requested' });
    },
    retry: () => {
      actor.send({ type: 'save.retried' });
    },
    dismiss: () => {
      actor.send({ type: 'refusal.dismissed' });
    },
    askForReset: () => {
      actor.send({ type: 'reset.requested' });
    },
    cancelReset: () => {
      actor.send({ type: 'reset.cancelled' });
    },
    reset: () => {
      actor.send({ type: 'reset.confirmed' });
    },
  };
}

type SettingsKept = Pick<WritingSettingsContext, 'stored' | 'waiting'>;

function createSettingsActor(
  client: Client,
  { stored, waiting, keep }: SettingsKept & { keep: (settings: SettingsKept) => void },
): SettingsActor {
  const machine = writingSettingsMachine.provide({
    actors: {
      // There is no call that only asks: a change of nothing is answered with what is stored.
      loadConfiguration: fromPromise(({ signal }) => client.setConfig({}, { signal })),
      saveChange: fromPromise(({ input, signal }) => client.setConfig(input, { signal })),
      watchNetwork: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: 'network.returned' });
        addEventListener('online', tell);
        return () => removeEventListener('online', tell);
      }),
    },
    actions: {
      keep: (_, settings) => {
        keep(settings);
      },
    },
  });
  return createActor(machine, { input: { stored, waiting, defaults, random: Math.random } });
}

const rememberedSchema = v.fallback(
  v.object({
    stored: v.nullable(configurationSchema),
    waiting: v.fallback(configurationChangeSchema, {}),
  }),
  { stored: null, waiting: {} },
);

const lists = ['vocabulary', 'snippets'] as const;

type SettingsState = ReturnType<SettingsActor['getSnapshot']>;

function selectFacts(state: SettingsState, before: WritingFacts | null): WritingFacts {
  const { context } = state;
  const configuration = shownConfiguration(context) ?? defaultConfiguration;
  const tagged = <Tag extends WritingSettingsTag>(tags: readonly Tag[]) =>
    tags.find((tag) => state.hasTag(tag));
  return {
    phase: tagged(['loading', 'failed', 'known']) ?? 'loading',
    failure: context.failure,
    writing: sameOr(before?.writing, writingOf(configuration)),
    result: sameOr(before?.result, resultOf(configuration)),
    saving: tagged(savingTags) ?? 'untouched',
    refused: context.refused && {
      failure: context.refused.failure,
      entries: lists.filter((list) => context.refused?.change.preferences?.[list] !== undefined),
    },
    asking: state.hasTag('asking'),
  };
}

/** The object that was there before, where the new one says the same. */
function sameOr<Value extends object>(before: Value | undefined, after: Value): Value {
  const keys = Object.keys(after) as (keyof Value)[];
  return before !== undefined && keys.every((key) => before[key] === after[key]) ? before : after;
}
