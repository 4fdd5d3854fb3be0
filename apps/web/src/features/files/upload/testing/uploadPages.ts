import type { User } from '@nevisa/api/types';
import { createDrafts, createKeptUploads } from '@nevisa/drafts';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { createUserScopes } from '../../../../app/userScope.ts';
import { createObservable } from '../../../../shared/observable.ts';
import type { BrowserStorage } from '../../../../shared/storage/browserStorage.ts';
import { createPersonalStorage } from '../../../../shared/storage/personalStorage.ts';
import { createMemoryStorage } from '../../../../testing/memoryStorage.ts';
import { createUserFlag } from '../../../dictation/workspace/userFlag.ts';
import { createUploadQueue, type UploadPorts } from '../createUploadQueue.ts';
import { noUploads } from '../uploadFacts.ts';
import { FileServer } from './fileServer.ts';

export const soon = { interval: 10 };

export const makeSound = (size: number, name = 'گفت‌وگو.flac') =>
  new File(['fLaC', new Uint8Array(size - 4)], name, { lastModified: 1 });

/** Parts that never end. */
export const stuck = () => new Promise<void>(() => undefined);

/** Gives each test of a file a user and a server of its own. */
export function prepareUploads() {
  let server: FileServer;
  let userId: string;
  beforeEach(() => {
    server = new FileServer();
    userId = crypto.randomUUID();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await createDrafts(userId).destroyKey();
  });
  const open = (storage: BrowserStorage = createMemoryStorage()) =>
    openPage(userId, () => server, storage);
  return {
    server: () => server,
    userId: () => userId,
    openPage: open,
    /** A page that sends one file. */
    startOne: (size?: number, handle?: FileSystemFileHandle) => startOne(open(), size, handle),
    /** The uploads that the device has. */
    kept: () => createKeptUploads(createDrafts(userId)).read(),
  };
}

/** A page of the signed-in user, over the device and the server of the test. */
function openPage(userId: string, server: () => FileServer, storage: BrowserStorage) {
  const account = { is_usage_infinite: false, usage_remained: 600_000 };
  const user = { id: userId, nevisa_service_account: account } as User;
  const facts = createObservable<{ user: User | null; expired: boolean }>({ user, expired: false });
  const send = vi.fn<(event: { type: string }) => void>();
  const ports = {
    authStore: {
      facts: facts.read,
      subscribe: facts.subscribe,
      send,
      createPartClient: () => server().calls,
      client: () => ({}),
    },
    personal: createPersonalStorage(storage),
    uploads: createUserFlag(storage, 'uploads'),
    uploadFacts: createObservable(noUploads),
    dictationPorts: null,
  } as unknown as UploadPorts;
  const scopes = createUserScopes<UploadPorts>(toSource(facts), () => ports);
  const scope = scopes.open(userId);
  const queue = scope.keep(createUploadQueue);
  onTestFinished(() => scopes.dispose());
  const views = () => queue.view().uploads;
  return {
    queue,
    ports,
    send,
    storage,
    scope,
    views,
    tags: (place = 0) => views()[place]?.tags ?? [],
    leads: () => vi.waitFor(() => expect(queue.view().mode).toBe('leading'), soon),
    startAll: () => queue.run({ type: 'askAll', wish: 'all.started' }),
    signOut: (expired: boolean) => facts.write({ user: null, expired }),
    signIn: () => facts.write({ user, expired: false }),
    changeAccount: (changed: Partial<typeof account> | null) =>
      facts.write({
        user: {
          ...user,
          nevisa_service_account: changed && { ...account, ...changed },
        } as User,
        expired: false,
      }),
    close: () => scopes.dispose(),
  };
}

function toSource(facts: {
  read: () => { user: User | null; expired: boolean };
  subscribe: (listener: () => void) => () => void;
}) {
  return { facts: facts.read, subscribe: facts.subscribe };
}

async function startOne(
  page: ReturnType<typeof openPage>,
  size = 2_000_000,
  handle?: FileSystemFileHandle,
) {
  await page.leads();
  const [id = ''] = page.queue.add([{ file: makeSound(size), handle }]);
  await vi.waitFor(() => expect(page.tags()).toEqual(['ready']), soon);
  page.startAll();
  return { ...page, id };
}
