import { type Client, defaultConfiguration, type Outcome } from '@nevisa/api';
import type { Configuration, ConfigurationChange } from '@nevisa/api/types';
import type { AuthEvent } from '@nevisa/machines';
import { vi } from 'vitest';
import { createUserScopes } from '../../../app/userScope.ts';
import type { AuthFacts } from '../../auth/authSession/authFacts.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createWritingMemory } from './writingMemory.ts';
import { createWritingActor } from './writingActor.ts';
import { createWritingChoice } from './createWritingChoice.ts';
import { createWritingCommands } from './writingCommands.ts';
import { selectResultOptions, selectSaving } from './writingFacts.ts';

export const offline = { ok: false, failure: { kind: 'network' } } as const;

/** An account, and the server that stores its settings; it is not reached until it has an answer. */
export function pretendAccount(id: string, configuration: Configuration | null) {
  const sent: ConfigurationChange[] = [];
  const events: AuthEvent[] = [];
  const listeners = new Set<() => void>();
  let answer: Outcome<Configuration> = offline;
  let facts = factsWith(id, configuration);
  const client = {
    setConfig: (change: ConfigurationChange) => {
      sent.push(change);
      return Promise.resolve(answer);
    },
  } as unknown as Client;
  return {
    sent,
    events,
    authStore: {
      client: () => client,
      facts: () => facts,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      send: (event: AuthEvent) => events.push(event),
    },
    answerWith: (next: Outcome<Configuration>) => {
      answer = next;
    },
    tell: (next: Partial<AuthFacts>) => {
      facts = { ...facts, ...next };
      for (const listener of listeners) {
        listener();
      }
    },
  };
}

/** Opens the settings of a user in a tab. */
export function openFor(
  id: string,
  {
    storage = createMemoryStorage(),
    configuration = defaultConfiguration,
  }: {
    storage?: ReturnType<typeof createMemoryStorage>;
    configuration?: Configuration | null;
  } = {},
) {
  const { authStore, ...account } = pretendAccount(id, configuration);
  const services = { authStore, writingMemory: createWritingMemory(storage) };
  const scopes = createUserScopes(authStore, () => services);
  const open = () => scopes.open(id).get(createWritingActor);
  const actor = open();
  const readState = () => actor.getSnapshot();
  return {
    ...account,
    services,
    storage,
    actor,
    open,
    store: {
      ...createWritingChoice(actor),
      ...createWritingCommands(actor),
      facts: () => ({ ...selectSaving(readState()), result: selectResultOptions(readState()) }),
    },
    close: () => scopes.dispose(),
  };
}

export function factsWith(id: string, configuration: Configuration | null): AuthFacts {
  return {
    user: { id, nevisa_service_account: { configuration } },
    expired: false,
  } as unknown as AuthFacts;
}

/** Lets the choices be gathered and sent. */
export const pass = () => vi.advanceTimersByTimeAsync(1_000);
export const withoutNumbers = { ...defaultConfiguration, convert_numbers: false };
