import { type Client, defaultConfiguration, type Outcome } from '@nevisa/api';
import type { Configuration, ConfigurationChange } from '@nevisa/api/types';
import type { AuthEvent } from '@nevisa/machines';
import { vi } from 'vitest';
import { createUserScopes } from '../../../app/userScope.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import type { AuthFacts } from '../../auth/authSession/authFacts.ts';
import { createWritingActor } from './writingActor.ts';
import { createWritingChoice } from './createWritingChoice.ts';
import { createWritingCommands } from './writingCommands.ts';
import { selectResultOptions, selectSaving } from './writingFacts.ts';
import { createWritingMemory } from './writingMemory.ts';

export const offline = { ok: false, failure: { kind: 'network' } } as const;

/** Time passes by `pass` alone, and the page has no network events. */
export function stopTime(): void {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
}

export function restoreTime(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

interface Account {
  storage?: ReturnType<typeof createMemoryStorage>;
  configuration?: Configuration | null;
}

/** Starts the writing settings of a user with a server that is not reached before `answerWith`. */
export function openFor(
  id: string,
  { storage = createMemoryStorage(), configuration = defaultConfiguration }: Account = {},
) {
  const account = pretendAccount(factsWith(id, configuration));
  const services = { ...account.services, writingMemory: createWritingMemory(storage) };
  const scopes = createUserScopes(services.authStore, () => services);
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

/** A signed-in account whose calls and events are collected. */
function pretendAccount(first: AuthFacts) {
  const sent: ConfigurationChange[] = [];
  const events: AuthEvent[] = [];
  const listeners = new Set<() => void>();
  let answer: Outcome<Configuration> = offline;
  let facts = first;
  const client = {
    setConfig: (change: ConfigurationChange) => {
      sent.push(change);
      return Promise.resolve(answer);
    },
  } as unknown as Client;
  return {
    sent,
    events,
    services: {
      authStore: {
        client: () => client,
        facts: () => facts,
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        send: (event: AuthEvent) => events.push(event),
      },
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

export function factsWith(id: string, configuration: Configuration | null): AuthFacts {
  return {
    user: { id, nevisa_service_account: { configuration } },
    expired: false,
  } as unknown as AuthFacts;
}

export const pass = () => vi.advanceTimersByTimeAsync(1_000);
export const withoutNumbers = { ...defaultConfiguration, convert_numbers: false };
