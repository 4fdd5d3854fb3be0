import type { Id } from '@nevisa/api/types';
import { type ComponentType, createContext, use } from 'react';
import type { Config } from '../shared/config.ts';
import type { DictationPorts } from '../features/dictation/workspace/dictationPorts.ts';
import type { DeviceStorage } from '../features/dictation/workspace/deviceStorage.ts';
import {
  createDictationStatus,
  type DictationStatusStore,
} from '../features/dictation/workspace/dictationStatus.ts';
import type { CreditReport } from '../features/dictation/workspace/liveCredit.ts';
import { createUserFlag, type UserFlag } from '../features/dictation/workspace/userFlag.ts';
import {
  createAppearanceStore,
  type AppearanceStore,
} from '../shared/appearance/appearanceStore.ts';
import { createAuthStore, type AuthStore } from '../features/auth/authSession/authStore.ts';
import { loadAuth } from '../features/auth/authSession/loadAuth.ts';
import { noUploads, type UploadReport } from '../features/files/upload/uploadFacts.ts';
import { noSounds, type SoundReport } from '../features/sounds/soundFacts.ts';
import type { RecordingReport } from '../features/dictation/workspace/runningRecording.ts';
import type { SocialSignIn } from '../features/auth/social/socialSignIn.ts';
import { importChunk } from '../shared/late/importChunk.ts';
import { createLeaveGuards, type LeaveGuards } from '../shared/leaving/leaveGuards.ts';
import { createObservable, type Observable } from '../shared/observable.ts';
import { type BrowserStorage, createBrowserStorage } from '../shared/storage/browserStorage.ts';
import { createPersonalStorage, type PersonalStorage } from '../shared/storage/personalStorage.ts';
import { createTokenStore } from '../shared/storage/tokenStore.ts';
import { guardHistory, type HistoryGuard } from './shell/guardHistory.ts';
import { forgetPersonalData } from './forgetPersonalData.ts';
import { createUserScopes, type MemberScope, type UserScope } from './userScope.ts';
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

/** What the demo build adds to the sign-in page. */
export interface Demo {
  /** Buttons that sign in as an account. */
  Accounts: ComponentType<{ onChoose: (account: DemoAccount) => void }>;
}

/** The objects that live as long as the application. */
export interface AppServices {
  config: Config;
  authStore: AuthStore;
  appearance: AppearanceStore;
  /** Null without a configured provider. */
  social: SocialSignIn | null;
  /** Null in the product. */
  demo: Demo | null;
  /** Opens an address outside of the app. */
  openAddress: (address: string) => void;
  /** The values that this browser stores. */
  storage: BrowserStorage;
  /** The writing settings that this browser stores for a user. */
  writingMemory: WritingMemory;
  /** Marks the users who have unsaved revisions on this device. */
  waiting: UserFlag;
  /** Marks the users who have edited a conversation on this device that is perhaps not sent. */
  edited: UserFlag;
  /** Marks the users who have dictated on this device. */
  dictated: UserFlag;
  /** Marks the users who have sounds on this device. */
  sounds: UserFlag;
  /** Marks the users who have unfinished uploads on this device. */
  uploads: UserFlag;
  /** What becomes of the files that are sent. */
  uploadFacts: UploadReport;
  /** What becomes of the sounds of this device. */
  soundFacts: SoundReport;
  /** Readable values that leave this browser with their user. */
  personal: PersonalStorage;
  /** Marks the users who have turned off the key that opens the list of keys. */
  keySheetOff: UserFlag;
  /** The recording that runs in this tab. */
  recording: RecordingReport;
  /** True from a sign-in that the browser has not stored until the person has closed the warning (S02). */
  signInWarning: Observable<boolean>;
  /** The credit that the live service reported last. */
  credit: CreditReport;
  /** Reads the token for the legacy live protocol, which sends it in the address; null otherwise (ADR-0016). */
  readLiveToken: (() => string | null) | null;
  /** Loads access to the texts that this device stores of the user. */
  deviceStorage: (userId: Id) => Promise<DeviceStorage>;
  /** What would be lost if the page were closed. */
  dictationStatus: DictationStatusStore;
  /** The forms that are not saved. */
  leaveGuards: LeaveGuards;
  /** Asks for them before Back and Forward. */
  historyGuard: HistoryGuard;
  /** The ports of dictation in a story; null in the product, which loads its own with the live screen. */
  dictationPorts: ((userId: string) => DictationPorts) | null;
  /** Returns the scope of a signed-in user. */
  userScope: (userId: Id) => UserScope<AppServices>;
  /** Disposes all objects of the user, also those that a sign-out keeps. */
  forgetUser: () => void;
  /** Stops the auth session and every object of the user. */
  dispose: () => void;
}

export interface AppServicesOptions {
  config: Config;
  social?: SocialSignIn | null;
  demo?: Demo | null;
  dictationPorts?: AppServices['dictationPorts'];
  /** @default the browser goes there itself */
  openAddress?: (address: string) => void;
}

/** Creates the objects of the application and starts the auth session. */
export function createAppServices({
  config,
  social = null,
  demo = null,
  dictationPorts = null,
  openAddress = (address) => window.location.assign(address),
}: AppServicesOptions): AppServices {
  const storage = createBrowserStorage();
  const reports = createReports();
  const tokens = createTokenStore(storage, (isKept) => reports.signInWarning.write(!isKept));
  const authStore = createAuthStore({
    hasToken: tokens.read() !== null,
    forgetToken: () => tokens.remove(),
    load: () =>
      loadAuth(() => {
        const { personal } = services;
        return { apiHost: config.apiHost, storage, tokens, personal, social };
      }),
  });
  const portsOfStory =
    dictationPorts && ((_: unknown, { userId }: MemberScope) => dictationPorts(userId));
  const readStoryPorts =
    portsOfStory && ((userId: string) => userScopes.open(userId).keep(portsOfStory));
  const services: AppServices = {
    config,
    authStore,
    appearance: createAppearanceStore(storage, document.documentElement),
    social,
    demo,
    storage,
    writingMemory: createWritingMemory(storage),
    ...createUserFlags(storage),
    personal: createPersonalStorage(storage),
    ...reports,
    readLiveToken: config.liveProtocol === 'legacy' ? () => tokens.readOwn() : null,
    deviceStorage: async (id) => loadDeviceStorage(String(id), readStoryPorts),
    ...createLeaveParts(),
    dictationPorts: readStoryPorts,
    openAddress,
    userScope: (userId) => userScopes.open(userId),
    forgetUser: () => userScopes.forget(),
    dispose() {
      services.historyGuard.stop();
      userScopes.dispose();
      authStore.stop();
    },
  };
  const userScopes = createUserScopes(authStore, () => services);
  // After the scopes: an object of the user writes until it is disposed.
  forgetPersonalData({
    auth: authStore,
    writingMemory: services.writingMemory,
    personal: services.personal,
    tab: createBrowserStorage('session'),
    hasToken: () => tokens.read() !== null,
  });
  return services;
}

function createReports(): Pick<
  AppServices,
  'recording' | 'credit' | 'signInWarning' | 'soundFacts' | 'uploadFacts'
> {
  return {
    signInWarning: createObservable(false),
    recording: createObservable<ReturnType<RecordingReport['read']>>(null),
    credit: createObservable<ReturnType<CreditReport['read']>>(null),
    soundFacts: createObservable(noSounds),
    uploadFacts: createObservable(noUploads),
  };
}

function createUserFlags(
  storage: BrowserStorage,
): Pick<AppServices, 'waiting' | 'edited' | 'dictated' | 'sounds' | 'uploads' | 'keySheetOff'> {
  return {
    waiting: createUserFlag(storage, 'waiting'),
    edited: createUserFlag(storage, 'edited'),
    dictated: createUserFlag(storage, 'dictated'),
    sounds: createUserFlag(storage, 'sounds'),
    uploads: createUserFlag(storage, 'uploads'),
    keySheetOff: createUserFlag(storage, 'keySheetOff'),
  };
}

/** What asks before values are left. The guard of the history must exist before the router. */
function createLeaveParts(): Pick<AppServices, 'dictationStatus' | 'leaveGuards' | 'historyGuard'> {
  const leaveGuards = createLeaveGuards();
  return {
    dictationStatus: createDictationStatus(),
    leaveGuards,
    historyGuard: guardHistory(leaveGuards, window),
  };
}

async function loadDeviceStorage(
  userId: string,
  readStoryPorts: AppServices['dictationPorts'],
): Promise<DeviceStorage> {
  const { openDeviceStorage } = await importChunk(
    () => import('../features/dictation/workspace/deviceStorage.ts'),
  );
  return openDeviceStorage(userId, readStoryPorts?.(userId) ?? null);
}

export const AppServicesContext = createContext<AppServices | null>(null);

/** @throws Error outside of <App>. */
export function useAppServices(): AppServices {
  const services = use(AppServicesContext);
  if (services === null) {
    throw new Error('No app services: render inside <App>.');
  }
  return services;
}
