import {
  browserEngineAvailability,
  createBrowserEngine,
  createNevisaEngine,
  openMicrophone,
  watchMicrophones,
  watchPermission,
} from '@nevisa/speech';
import { createDrafts, createSaveQueue, recordArchive } from '@nevisa/drafts';
import type { Services } from '../../../app/services.ts';
import { trustedScriptUrl } from '../../../shared/security/trustedScriptUrl.ts';
import { writingStoreOf } from '../../settings/writing/writingStore.ts';
import type { DictationPorts } from './dictationPorts.ts';
import { keepAwake } from './keepAwake.ts';
import { holdTab } from './tabLock.ts';

/** The microphones, engines and storage of the product itself. */
export function productPorts(services: Services, ownerId: string): DictationPorts {
  const { session, config } = services;
  const writing = writingStoreOf(services, ownerId);
  const service = createNevisaEngine({
    createLiveSession: session.client().createLiveSession,
    ownerId,
    apiHost: config.apiHost,
    legacy: legacyOf(services),
    trustScriptUrl: trustedScriptUrl,
  });
  return {
    engines: {
      service: { engine: service, isAvailable: () => Promise.resolve(true) },
      browser: {
        engine: createBrowserEngine({
          autoPunctuation: () => writing.facts().result.autoPunctuation,
        }),
        isAvailable: async () => (await browserEngineAvailability()) === 'available',
      },
    },
    openMicrophone: (id) => openMicrophone(id ?? undefined),
    watchMicrophones,
    watchPermission,
    drafts: createDrafts(ownerId),
    saveQueue: createSaveQueue(ownerId),
    history: session.client(),
    recordArchive,
    holdTab,
    keepAwake,
  };
}

function legacyOf({ config, session, readLiveToken }: Services) {
  if (readLiveToken === null) {
    return null;
  }
  const host = config.apiHost === '' ? window.location.origin : config.apiHost;
  return () => ({
    host,
    token: readLiveToken() ?? '',
    key: session.facts().user?.nevisa_service_account?.current_service_record?.key ?? '',
  });
}
