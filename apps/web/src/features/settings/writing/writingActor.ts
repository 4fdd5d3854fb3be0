import { type Client, isSameId, type Outcome } from '@nevisa/api';
import type { Configuration, ConfigurationChange } from '@nevisa/api/types';
import {
  hasEntries,
  rebaseChange,
  writingSettingsMachine,
  type WritingSettingsContext,
} from '@nevisa/machines';
import { defaultWriting } from '@nevisa/writing';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { MemberScope } from '../../../app/userScope.ts';
import type { AuthFacts } from '../../auth/authSession/authFacts.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import { isEqual } from '../../../shared/isEqual.ts';
import { toChange } from './configuration.ts';
import { openSettingsOfTab } from './settingsOfTabs.ts';
import type { WritingMemory } from './writingMemory.ts';

export type WritingActor = ActorRefFrom<typeof writingSettingsMachine>;

export interface WritingPorts {
  authStore: Pick<AuthStore, 'client' | 'facts' | 'subscribe' | 'send'>;
  writingMemory: WritingMemory;
}

/** Starts the machine of a user's writing settings. It follows the account and the other tabs of this browser. */
export function createWritingActor(
  { authStore, writingMemory: memory }: WritingPorts,
  { userId, onDispose }: MemberScope,
): WritingActor {
  const kept = openSettingsOfTab(memory, userId);
  const remembered = kept.read();
  let reported = readConfiguration(authStore.facts());
  let stored = reported ?? remembered.stored;
  const actor = createActor(
    provideSettings(authStore.client(), {
      store: (settings) => {
        ({ stored } = settings);
        kept.write(settings);
      },
      read: () => stored,
      report: (saved) => reportSaved(authStore, userId, saved),
    }),
    {
      input: {
        stored,
        waiting: rebaseWaiting(remembered, stored),
        defaults,
        random: Math.random,
      },
    },
  );
  actor.start();

  const receive = (configuration: Configuration | null) => {
    if (configuration !== null) {
      actor.send({ type: 'configuration.received', configuration });
    }
  };
  onDispose(
    authStore.subscribe(() => {
      const facts = authStore.facts();
      const next = readConfiguration(facts);
      // A profile answer may be older than a save: only a configuration that differs from the last one is received.
      if (isSameId(facts.user?.id, userId) && !isEqual(next, reported)) {
        reported = next;
        receive(next);
      }
    }),
  );
  onDispose(memory.watch(() => receive(kept.read().stored)));
  onDispose(() => {
    actor.stop();
  });
  return actor;
}

/** A reset leaves the vocabulary, the snippets and the retention of the user. */
const { vocabulary: _vocabulary, snippets: _snippets, ...defaultStyle } = defaultWriting;

const defaults = toChange({ ...defaultStyle, autoPunctuation: false });

type StoredSettings = Pick<WritingSettingsContext, 'stored' | 'waiting'>;

/** The changes of an earlier visit, on the lists that the account has by now. */
function rebaseWaiting(
  { stored: base, waiting }: StoredSettings,
  next: Configuration | null,
): ConfigurationChange {
  return base === null || next === null ? waiting : rebaseChange(waiting, base, next);
}

interface SettingsReports {
  store: (settings: StoredSettings) => void;
  /** The settings that the person has changed. */
  read: () => Configuration | null;
  /** The server has stored these settings. */
  report: (saved: Configuration) => void;
}

function provideSettings(client: Client, { store, read, report }: SettingsReports) {
  return writingSettingsMachine.provide({
    actors: {
      // No call only reads: an empty change is answered with the stored configuration.
      loadConfiguration: fromPromise(({ signal }) => client.setConfig({}, { signal })),
      saveChange: fromPromise(async ({ input, signal }) => {
        const outcome = await saveOver(client, input, read(), signal);
        if (outcome.ok && !signal.aborted) {
          report(outcome.answer);
        }
        return outcome;
      }),
      watchNetwork: fromCallback(({ sendBack }) => {
        const report = () => sendBack({ type: 'network.returned' });
        addEventListener('online', report);
        return () => removeEventListener('online', report);
      }),
    },
    actions: {
      keep: (_, settings) => store(settings),
    },
  });
}

/**
 * Saves a change. A list of entries is saved as a whole, so that those of another device, which
 * this one does not know, are read before.
 */
async function saveOver(
  client: Client,
  change: ConfigurationChange,
  base: Configuration | null,
  signal: AbortSignal,
): Promise<Outcome<Configuration>> {
  if (base === null || !hasEntries(change)) {
    return client.setConfig(change, { signal });
  }
  const now = await client.setConfig({}, { signal });
  return now.ok ? client.setConfig(rebaseChange(change, base, now.answer), { signal }) : now;
}

/** The account has the saved settings, so that a start without an answer shows no older ones. */
function reportSaved(
  authStore: WritingPorts['authStore'],
  userId: string,
  configuration: Configuration,
): void {
  const { user } = authStore.facts();
  const account = user?.nevisa_service_account ?? null;
  if (user !== null && account !== null && isSameId(user.id, userId)) {
    const changed = { ...user, nevisa_service_account: { ...account, configuration } };
    authStore.send({ type: 'account.changed', user: changed });
  }
}

function readConfiguration({ user }: AuthFacts): Configuration | null {
  return user?.nevisa_service_account?.configuration ?? null;
}
