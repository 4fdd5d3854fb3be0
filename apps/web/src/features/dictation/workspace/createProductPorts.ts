import {
  findBrowserEngine,
  createBrowserEngine,
  createNevisaEngine,
  type LiveSettings,
  openMicrophone,
  watchMicrophones,
  watchPermission,
} from '@nevisa/speech';
import { createDrafts, createSaveQueue, estimateFreeSpace, recordArchive } from '@nevisa/drafts';
import type { Config } from '../../../shared/config.ts';
import { toTrustedScriptUrl } from '../../../shared/security/toTrustedScriptUrl.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import type { WritingStates } from '../../settings/writing/followWriting.ts';
import type { WritingPorts } from '../../settings/writing/writingActor.ts';
import { selectResultOptions } from '../../settings/writing/writingFacts.ts';
import type { DictationPorts } from './dictationPorts.ts';
import { keepAwake } from './keepAwake.ts';
import { holdTab } from './tabLock.ts';

export interface ProductPorts extends WritingPorts {
  authStore: Pick<AuthStore, 'client' | 'facts' | 'subscribe' | 'send'>;
  config: Config;
  /** Reads the token for the legacy live protocol; null for any other. */
  readLiveToken: (() => string | null) | null;
}

/** The microphones, engines and storage of the product itself. */
export function createProductPorts(
  services: ProductPorts,
  ownerId: string,
  writing: WritingStates,
): DictationPorts {
  const { authStore, config } = services;
  const service = createNevisaEngine({
    createLiveSession: authStore.client().createLiveSession,
    ownerId,
    apiHost: config.apiHost,
    legacy: findLegacy(services),
    configuration: createLiveSettings(writing),
    trustScriptUrl: toTrustedScriptUrl,
  });
  return {
    engines: {
      service: { engine: service, isAvailable: () => Promise.resolve(true) },
      browser: {
        engine: createBrowserEngine({
          autoPunctuation: () => selectAutoPunctuation(writing.getSnapshot()),
        }),
        isAvailable: async () => (await findBrowserEngine()) === 'available',
      },
    },
    openMicrophone: (id) => openMicrophone(id ?? undefined),
    watchMicrophones,
    watchPermission,
    drafts: createDrafts(ownerId),
    saveQueue: createSaveQueue(ownerId),
    history: authStore.client(),
    recordArchive,
    estimateFreeSpace,
    holdTab,
    keepAwake,
  };
}

function selectAutoPunctuation(state: ReturnType<WritingStates['getSnapshot']>): boolean {
  return selectResultOptions(state).autoPunctuation;
}

/** The settings that the live service applies. */
function createLiveSettings(writing: WritingStates): LiveSettings {
  const chosen = writing.select(selectAutoPunctuation);
  return {
    read: () => ({ preferences: { auto_punctuation: chosen.get() } }),
    subscribe(listener) {
      const subscription = chosen.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

function findLegacy({ config, authStore, readLiveToken }: ProductPorts) {
  if (readLiveToken === null) {
    return null;
  }
  const host = config.apiHost === '' ? window.location.origin : config.apiHost;
  return () => ({
    host,
    token: readLiveToken() ?? '',
    key: authStore.facts().user?.nevisa_service_account?.current_service_record?.key ?? '',
  });
}
