import { createContext, use } from 'react';
import type { Config } from '../shared/config.ts';
import type { DictationPorts } from '../features/dictation/workspace/dictationPorts.ts';
import {
  createListeningSettings,
  type ListeningSettings,
} from '../features/dictation/workspace/listeningSettings.ts';
import {
  createPendingFlag,
  type PendingFlag,
} from '../features/dictation/workspace/pendingFlag.ts';
import { createLookStore, type LookStore } from '../shared/appearance/lookStore.ts';
import {
  createSessionStore,
  type SessionStore,
} from '../features/auth/authSession/sessionStore.ts';
import { createShortcutStore, type ShortcutStore } from '../shared/shortcuts/shortcutStore.ts';
import type { SocialSignIn } from '../features/auth/social/socialSignIn.ts';
import { createBrowserStorage } from '../shared/storage/browserStorage.ts';
import { createTokenStore } from '../shared/storage/tokenStore.ts';
import {
  createWritingMemory,
  type WritingMemory,
} from '../features/settings/writing/writingMemory.ts';

/** An account of the mock backend that the demo build offers on its sign-in page. */
export interface DemoAccount {
  username: string;
  password: string;
  label: string;
}

/** All that lives as long as the application and not just as long as a screen. */
export interface Services {
  config: Config;
  session: SessionStore;
  look: LookStore;
  /** Null where no social sign-in is configured. */
  social: SocialSignIn | null;
  demoAccounts: readonly DemoAccount[];
  /** Leaves the app for an address outside of it. */
  openAddress: (address: string) => void;
  listening: ListeningSettings;
  shortcuts: ShortcutStore;
  /** What this browser knows of how the person wants to be written (writing/writingStore.ts). */
  writingMemory: WritingMemory;
  /** Who has something on this device that waits for the history. */
  waiting: PendingFlag;
  /** The token, for the older live protocol, which has it in an address; null for every other (decision 16). */
  readLiveToken: (() => string | null) | null;
  /** Whether something that this person dictated is on this device alone. */
  hasUnsavedText: (ownerId: string) => Promise<boolean>;
  /** What dictation of a person needs of the world. Null: the product's own, loaded with the live screen. */
  desk: ((ownerId: string) => DictationPorts) | null;
}

export interface ServiceOptions {
  config: Config;
  social?: SocialSignIn | null;
  demoAccounts?: readonly DemoAccount[];
  desk?: Services['desk'];
  /** @default the browser goes there itself */
  openAddress?: (address: string) => void;
}

/** Puts the application together and starts its session. */
export function createServices({
  config,
  social = null,
  demoAccounts = [],
  desk = null,
  openAddress = (address) => {
    window.location.assign(address);
  },
}: ServiceOptions): Services {
  const storage = createBrowserStorage();
  const tokens = createTokenStore(storage);
  const session = createSessionStore({
    hasToken: tokens.read() !== null,
    load: async () => {
      const { startSession } = await import('../features/auth/authSession/startSession.ts');
      return startSession({ apiHost: config.apiHost, tokens, social });
    },
  });
  const look = createLookStore(storage, document.documentElement);
  const listening = createListeningSettings(storage);
  const deskPorts = desk && once(desk);
  const readLiveToken = config.liveProtocol === 'legacy' ? () => tokens.read() : null;
  return {
    config,
    session,
    look,
    social,
    demoAccounts,
    listening,
    shortcuts: createShortcutStore(storage),
    writingMemory: createWritingMemory(storage),
    waiting: createPendingFlag(storage),
    readLiveToken,
    hasUnsavedText: async (ownerId) => {
      const { hasUnsavedText } = await import('../features/dictation/workspace/unsavedText.ts');
      return hasUnsavedText(ownerId, deskPorts?.(ownerId) ?? null);
    },
    desk: deskPorts,
    openAddress,
  };
}

export const ServicesContext = createContext<Services | null>(null);

/** @throws Error outside of the application's own providers. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) {
    throw new Error('There are no services here: render inside <App>.');
  }
  return services;
}

/** The same ports for the same person. */
function once(create: (ownerId: string) => DictationPorts): (ownerId: string) => DictationPorts {
  const known = new Map<string, DictationPorts>();
  return (ownerId) => {
    const ports = known.get(ownerId) ?? create(ownerId);
    known.set(ownerId, ports);
    return ports;
  };
}
