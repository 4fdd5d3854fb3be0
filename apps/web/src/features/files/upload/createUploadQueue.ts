import { isSameId } from '@nevisa/api';
import { fileCalls } from '@nevisa/api/files';
import type { User } from '@nevisa/api/types';
import { createDrafts, createFileHandles, createKeptUploads } from '@nevisa/drafts';
import { selectUnstarted, type UploadOptions } from '@nevisa/machines';
import type { MemberScope } from '../../../app/userScope.ts';
import { createEmitter } from '../../../shared/createEmitter.ts';
import { isEqual } from '../../../shared/isEqual.ts';
import { createListNews } from '../../../shared/lists/listNews.ts';
import type { PersonalStorage } from '../../../shared/storage/personalStorage.ts';
import { waitForTabLock } from '../../../shared/tabLock.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import type { DictationPorts } from '../../dictation/workspace/dictationPorts.ts';
import type { UserFlag } from '../../dictation/workspace/userFlag.ts';
import { historyKey } from '../../history/data/historyCache.ts';
import { createSoundDevice } from '../sound/soundDevice.ts';
import { createSoundPorts } from '../sound/soundPorts.ts';
import { createChecks } from './checkFile.ts';
import { createEndWatch } from './endedUploads.ts';
import { listHeld } from './handedOver.ts';
import { toUploadFacts } from './toUploadFacts.ts';
import { readLargestUpload } from './largestUpload.ts';
import { createProgressStore } from './progressStore.ts';
import type { UploadDevice } from './uploadActor.ts';
import type { NewUpload, UploadCommand } from './uploadChannel.ts';
import { noUploads, type UploadReport } from './uploadFacts.ts';
import { type ChosenFile, createUploadFiles, type Reopening } from './uploadFiles.ts';
import { createUploadKeeper } from './uploadKeeper.ts';
import { readOptions, writeOptions } from './uploadOptions.ts';
import { UploadRun } from './uploadRun.ts';
import type { UploadQueueView } from './uploadQueueView.ts';
import { watchNetwork } from './watchNetwork.ts';
import { createWhenDue } from './whenDue.ts';

export interface UploadPorts {
  authStore: Pick<AuthStore, 'client' | 'createPartClient' | 'facts' | 'subscribe' | 'send'>;
  personal: Pick<PersonalStorage, 'of'>;
  /** Marks the users who have unfinished uploads on this device. */
  uploads: UserFlag;
  uploadFacts: UploadReport;
  /** The device of a story; null in the product. */
  dictationPorts: ((userId: string) => Pick<DictationPorts, 'drafts'>) | null;
}

/** The files of a user on their way to texts, on every page. */
export interface UploadQueue {
  /** The same object until something has changed. */
  view: () => UploadQueueView;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Adds files; the ids are those of their uploads. None when the person has gone for good: nothing has the files. */
  add: (files: readonly ChosenFile[]) => readonly string[];
  /** Does it here, or lets the sending tab do it. */
  run: (command: Exclude<UploadCommand, { type: 'add' }>) => void;
  /** Continues a file of an earlier page by its handle, after a press. */
  reopen: (id: string) => Promise<Reopening>;
  /** Resolves when the device has the newest state. */
  settled: () => Promise<void>;
}

/** A member of the user scope that an expired session keeps: then the files wait for the next sign-in. */
export function createUploadQueue(
  ports: UploadPorts,
  scope: MemberScope<UploadPorts>,
): UploadQueue {
  return new UploadQueueMember(ports, scope);
}

class UploadQueueMember implements UploadQueue {
  readonly #ports: UploadPorts;
  readonly #scope: MemberScope<UploadPorts>;
  readonly #changed = createEmitter();
  #session: UploadSession | null = null;
  /** Signed in as this user, when the account was read last. */
  #isIn = false;
  #credit: number | null = null;
  #closed: UploadQueueView;
  /** For the return of the person: not started, or added without a session, because the handles of a drop arrive after the drop. */
  #early: readonly NewUpload[] = [];
  #isOver = false;

  constructor(ports: UploadPorts, scope: MemberScope<UploadPorts>) {
    this.#ports = ports;
    this.#scope = scope;
    this.#closed = { mode: 'loading', credit: 0, options: this.#readOptions(), uploads: [] };
    const stopAuth = ports.authStore.subscribe(() => this.#follow());
    scope.onSignOut((expired) => this.#signOut(expired));
    // A late write would make a new key after the deletion of the old one.
    scope.onEnd(() => this.#stop());
    scope.onDispose(() => {
      stopAuth();
      this.#isOver = true;
      this.#early = [];
      void this.#stop();
    });
    this.#follow();
  }

  readonly subscribe = this.#changed.subscribe;

  readonly view = (): UploadQueueView => this.#session?.run.view() ?? this.#closed;

  readonly add = (files: readonly ChosenFile[]): readonly string[] => {
    if (this.#isOver) {
      return [];
    }
    const uploads = files.map((chosen) => ({ ...chosen, id: crypto.randomUUID() }));
    if (this.#session === null) {
      this.#early = [...this.#early, ...uploads];
    } else {
      this.#session.run.run({ type: 'add', uploads });
    }
    return uploads.map(({ id }) => id);
  };

  readonly run = (command: Exclude<UploadCommand, { type: 'add' }>): void => {
    if (command.type === 'options') {
      writeOptions(this.#ports.personal.of(this.#scope.userId), command.options);
    }
    this.#session?.run.run(command);
  };

  readonly reopen = (id: string): Promise<Reopening> =>
    this.#session?.run.reopen(id) ?? Promise.resolve('lost');

  readonly settled = (): Promise<void> =>
    this.#session?.device.keeper.settled() ?? Promise.resolve();

  #follow(): void {
    const { user } = this.#ports.authStore.facts();
    if (user === null || !isSameId(user.id, this.#scope.userId)) {
      this.#isIn = false;
      return;
    }
    const credit = readUploadCredit(user);
    if (this.#session === null) {
      this.#start(credit);
    } else if (!this.#isIn) {
      this.#session.device.keeper.show();
      this.#session.run.tell({ type: 'session.returned' });
    }
    if (this.#credit !== credit) {
      this.#credit = credit;
      this.#session?.run.tell({ type: 'credit.changed', credit });
    }
    this.#isIn = true;
  }

  #start(credit: number | null): void {
    const { authStore, uploadFacts } = this.#ports;
    const device = createUploadDevice(this.#ports, this.#scope);
    const run = new UploadRun(this.#scope.userId, device, {
      options: this.#readOptions(),
      credit,
    });
    const watchEnds = createEndWatch({
      onEnd: () => authStore.send({ type: 'profile.changed' }),
      onConversation: (id) =>
        this.#scope.get(createListNews).tellEverywhere({ list: historyKey, ids: [String(id)] }),
    });
    run.subscribe(() => {
      if (this.#session?.run !== run) {
        return;
      }
      const facts = toUploadFacts(run.view());
      if (!isEqual(facts, uploadFacts.read())) {
        uploadFacts.write(facts);
      }
      watchEnds(run.uploads());
      this.#changed.emit();
    });
    this.#credit = credit;
    this.#session = { run, device };
    if (this.#early.length > 0) {
      run.run({ type: 'add', uploads: this.#early });
      this.#early = [];
    }
  }

  /** The files of an expired session wait in this tab; after a sign-out the started ones wait on the device. */
  #signOut(expired: boolean): void {
    const session = this.#session;
    this.#isIn = false;
    session?.device.keeper.hide();
    if (!expired) {
      this.#early = session === null ? this.#early : listUnstarted(session);
      void this.#stop();
    }
  }

  #stop(): Promise<void> {
    const stopped = this.#session?.run.stop();
    this.#session = null;
    this.#ports.uploadFacts.write(noUploads);
    this.#changed.emit();
    return stopped ?? Promise.resolve();
  }

  #readOptions(): UploadOptions {
    return readOptions(this.#ports.personal.of(this.#scope.userId));
  }
}

interface UploadSession {
  readonly run: UploadRun;
  readonly device: UploadDevice;
}

/** The files that were added and not started, of which the device has nothing. */
function listUnstarted({ run, device }: UploadSession): readonly NewUpload[] {
  return listHeld(
    device.files,
    selectUnstarted(run.uploads()).map(({ id }) => id),
  );
}

/** The device and the network of a signed-in user. */
function createUploadDevice(
  { authStore, dictationPorts, uploads }: UploadPorts,
  { userId }: MemberScope<UploadPorts>,
): UploadDevice {
  const sounds = createSoundDevice(userId);
  const files = createUploadFiles(createFileHandles(userId), sounds);
  const drafts = dictationPorts?.(userId).drafts ?? createDrafts(userId);
  const progress = createProgressStore();
  return {
    files,
    calls: authStore.createPartClient(fileCalls),
    client: authStore.client(),
    checks: {
      ...createChecks(files, sounds, readLargestUpload(import.meta.env)),
      ...createSoundPorts({ files, sounds, progress }),
    },
    keeper: createUploadKeeper({
      uploads: createKeptUploads(drafts),
      files,
      mark: (holds) => uploads.set(userId, holds),
    }),
    progress,
    watchNetwork,
    holdTab: (onHeld) => waitForTabLock(`nevisa-upload.${userId}`, onHeld),
    whenDue: createWhenDue({
      isSignedIn: () => isSameId(authStore.facts().user?.id, userId),
      subscribe: authStore.subscribe,
      page: document,
    }),
    now: () => performance.now(),
  };
}

/** What is left of the credit, in ms; null without an end. */
function readUploadCredit({ nevisa_service_account: account }: User): number | null {
  if (account === null) {
    return 0;
  }
  return account.is_usage_infinite ? null : account.usage_remained;
}
