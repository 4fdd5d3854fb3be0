import type { User } from '@nevisa/api/types';
import { createDrafts, createFileHandles, createKeptUploads } from '@nevisa/drafts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createUserScopes } from '../../../app/userScope.ts';
import { createObservable } from '../../../shared/observable.ts';
import { createPersonalStorage } from '../../../shared/storage/personalStorage.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { openDeviceStorage } from '../../dictation/workspace/deviceStorage.ts';
import { createUserFlag } from '../../dictation/workspace/userFlag.ts';
import { createUploadQueue, type UploadPorts } from './createUploadQueue.ts';
import { FileServer } from './testing/fileServer.ts';
import { noUploads } from './uploadFacts.ts';

const soon = { interval: 10 };
const makeSound = (size: number, name = 'گفت‌وگو.flac') =>
  new File(['fLaC', new Uint8Array(size - 4)], name, { lastModified: 1 });
/** Parts that never end. */
const stuck = () => new Promise<void>(() => undefined);

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

/** A page of the signed-in user, over the device and the server of the test. */
function openPage(storage = createMemoryStorage()) {
  const account = { is_usage_infinite: false, usage_remained: 600_000 };
  const user = { id: userId, nevisa_service_account: account } as User;
  const facts = createObservable<{ user: User | null; expired: boolean }>({ user, expired: false });
  const send = vi.fn<(event: { type: string }) => void>();
  const ports = {
    authStore: {
      facts: facts.read,
      subscribe: facts.subscribe,
      send,
      createPartClient: () => server.calls,
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

async function startOne(size = 2_000_000, handle?: FileSystemFileHandle) {
  const page = openPage();
  await page.leads();
  const [id = ''] = page.queue.add([{ file: makeSound(size), handle }]);
  await vi.waitFor(() => expect(page.tags()).toEqual(['ready']), soon);
  page.startAll();
  return { ...page, id };
}

const kept = () => createKeptUploads(createDrafts(userId)).read();

describe('the uploads of a user', () => {
  it('X-180: a file that is no sound is refused, and the others of the drop stay', async () => {
    vi.stubEnv('VITE_LARGEST_UPLOAD', '5000000');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const page = openPage();
    await page.leads();
    page.queue.add([
      { file: new File(['Monday'], 'a.mp3') },
      { file: makeSound(100) },
      { file: makeSound(5_000_001, 'large.flac') },
      { file: new File([], 'b.mp3') },
    ]);
    await vi.waitFor(() => expect(page.tags(1)).toEqual(['ready']), soon);
    await vi.waitFor(() => expect(page.tags(3)).toEqual(['refused']), soon);
    expect(page.views().map(({ fault }) => fault)).toEqual(['notMedia', null, 'tooLarge', 'empty']);
  });

  it('X-188: a part that the server took is shown with the next report of the progress, and not by a rendering of its own', async () => {
    const timer = vi.spyOn(globalThis, 'setInterval').mockReturnValue(1 as never);
    let passFirst = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      passFirst = resolve;
    });
    server.line = ({ offset }) => (offset === 0 ? first : stuck());
    const page = await startOne();
    await vi.waitFor(() => expect(server.open).toBe(1), soon);
    const show = vi.fn<() => void>();
    page.queue.subscribe(show);
    page.views();
    passFirst();
    await vi.waitFor(() => expect(page.views()[0]?.received).toBe(1_048_576), soon);
    expect(show).not.toHaveBeenCalled();
    const tick = timer.mock.calls.find(([, wait]) => wait === 1_000)?.[0];
    tick?.();
    await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1), soon);
  });

  it('X-190: tell every page how many they are, and hold it back only while bytes move', async () => {
    server.line = stuck;
    const page = await startOne();
    const { uploadFacts, uploads } = page.ports;
    await vi.waitFor(() => expect(page.tags()).toContain('sending'), soon);
    await vi.waitFor(() => expect(uploadFacts.read().isMoving).toBe(true), soon);
    expect(uploadFacts.read()).toMatchObject({
      count: 1,
      percent: 0,
      isMoving: true,
      unsent: 1,
      title: '(۱) ↑ ۰٪',
    });
    page.queue.run({ type: 'askAll', wish: 'all.paused' });
    await vi.waitFor(() => expect(uploadFacts.read().isMoving).toBe(false), soon);
    await page.queue.settled();
    expect(uploads.isSet(userId)).toBe(true);
    expect(await openDeviceStorage(userId, null).hasUnsentUploads()).toBe(true);
    server.line = () => Promise.resolve();
    page.queue.run({ type: 'askAll', wish: 'all.resumed' });
    await vi.waitFor(() => expect(page.tags()).toEqual(['done']), soon);
    await page.queue.settled();
    const { historyIds, ...facts } = uploadFacts.read();
    expect(historyIds).toHaveLength(1);
    expect([{ ...facts, historyIds: [] }, uploads.isSet(userId)]).toEqual([noUploads, false]);
    expect(await openDeviceStorage(userId, null).hasUnsentUploads()).toBe(false);
  });

  it('X-199, R-198: the account is read anew after each end, and the credit of it counts', async () => {
    const page = await startOne();
    await vi.waitFor(() => expect(page.tags()).toEqual(['done']), soon);
    await vi.waitFor(() => expect(page.send.mock.calls).toEqual([[{ type: 'profile.changed' }]]));
    const length = vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(60);
    vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function set(
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('loadedmetadata'));
    });
    page.queue.add([{ file: makeSound(100) }]);
    await vi.waitFor(() => expect(page.tags(1)).toEqual(['ready']), soon);
    expect(length).toHaveBeenCalled();
    page.changeAccount({ usage_remained: 59_000 });
    await vi.waitFor(() => expect(page.tags(1)).toEqual(['unaffordable']), soon);
  });

  it('X-181: the credit is that of the account: none without one, endless with a package without an end', async () => {
    const { changeAccount, leads, queue } = openPage();
    await leads();
    expect(queue.view().credit).toBe(600_000);
    changeAccount({ is_usage_infinite: true });
    await vi.waitFor(() => expect(queue.view().credit).toBeNull(), soon);
    changeAccount(null);
    await vi.waitFor(() => expect(queue.view().credit).toBe(0), soon);
  });

  it('X-189: one page of a person sends, and another one watches', async () => {
    const page = openPage();
    await page.leads();
    const other = openPage(page.storage);
    await vi.waitFor(() => expect(other.queue.view().mode).toBe('watching'), soon);
  });

  it('X-194: options are remembered for the next page', async () => {
    const page = openPage();
    await page.leads();
    const options = { punctuation: false, numbers: true, speakers: 'automatic' } as const;
    page.queue.run({ type: 'options', options });
    await vi.waitFor(() => expect(page.queue.view().options).toEqual(options), soon);
    page.close();
    expect(openPage(page.storage).queue.view().options).toEqual(options);
  });
});

describe('an end of the page', () => {
  it('X-186: keeps the upload, which goes on when the same file is chosen', async () => {
    let parts = 0;
    server.line = () => ((parts += 1) > 1 ? stuck() : Promise.resolve());
    const page = await startOne();
    await vi.waitFor(async () => expect((await kept())[0]?.received).toBe(1_048_576), soon);
    page.close();
    server.line = () => Promise.resolve();
    const later = openPage(page.storage);
    await vi.waitFor(() => expect(later.tags()).toEqual(['needsFile']), soon);
    expect(later.ports.uploads.isSet(userId)).toBe(true);
    later.queue.run({ type: 'choose', id: page.id, file: makeSound(1_999_999) });
    await vi.waitFor(() => expect(later.views()[0]?.isOtherFile).toBe(true), soon);
    later.queue.run({ type: 'choose', id: page.id, file: makeSound(2_000_000, 'renamed.flac') });
    await vi.waitFor(() => expect(later.tags()).toEqual(['done']), soon);
    expect([server.repeated, server.jobs]).toEqual([0, 1]);
  });
});

describe('an end of the session', () => {
  const handle = { name: 'a' } as FileSystemFileHandle;
  const readHandle = (id: string) => createFileHandles(userId).read(id);

  it('X-185: keeps the files in this tab, and they go on after the sign-in', async () => {
    server.fate = () => 401;
    const page = await startOne(2_000_000, handle);
    await vi.waitFor(() => expect(page.tags()).toEqual(['signedOut']), soon);
    expect(await readHandle(page.id)).toEqual(handle);
    page.signOut(true);
    await vi.waitFor(async () => expect(await readHandle(page.id)).toBeUndefined(), soon);
    server.fate = () => 'done';
    page.signIn();
    await vi.waitFor(() => expect(page.tags()).toEqual(['done']), soon);
    expect(server.jobs).toBe(1);
  });

  it('S10, X-190: a sign-out stops them, and leaves nothing readable on the device', async () => {
    let signal: AbortSignal | undefined;
    server.line = (_, options) => {
      signal = options?.signal;
      return stuck();
    };
    const page = await startOne(2_000_000, handle);
    await vi.waitFor(() => expect(signal).toBeDefined(), soon);
    await vi.waitFor(async () => expect(await readHandle(page.id)).toEqual(handle), soon);
    page.signOut(false);
    expect(signal?.aborted).toBe(true);
    expect([page.ports.uploadFacts.read(), page.views()]).toEqual([noUploads, []]);
    await vi.waitFor(async () => expect(await readHandle(page.id)).toBeUndefined(), soon);
    expect(await kept()).toHaveLength(1);

    page.signIn();
    await vi.waitFor(() => expect(page.tags()).toEqual(['needsFile']), soon);
    expect(page.views()[0]?.isReopenable).toBe(false);
  });

  it('S05, X-185: files whose handles arrive after a sign-out are in the list after the next sign-in', async () => {
    const page = openPage();
    await page.leads();
    page.signOut(false);
    const [id] = page.queue.add([{ file: makeSound(100) }]);
    page.signIn();
    await vi.waitFor(() => expect(page.tags()).toEqual(['ready']), soon);
    expect(page.views().map((upload) => upload.id)).toEqual([id]);
  });

  it('S05, X-185: files that were added and not started are in the list again after a sign-out in another tab', async () => {
    const page = openPage();
    await page.leads();
    page.queue.add([
      { file: makeSound(100, 'first.flac'), handle },
      { file: new File([], 'empty.mp3') },
      { file: makeSound(200, 'started.flac') },
    ]);
    await vi.waitFor(() => expect(page.tags(2)).toEqual(['ready']), soon);
    server.line = stuck;
    const [, , id = ''] = page.views().map((upload) => upload.id);
    page.queue.run({ type: 'ask', id, wish: { type: 'start.requested' } });
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1), soon);
    page.signOut(false);
    expect(page.views()).toEqual([]);
    page.signIn();
    const list = () => page.views().map(({ file, tags }) => `${file.name} ${tags.join(' ')}`);
    const all = ['started.flac needsFile', 'first.flac ready', 'empty.mp3 refused'];
    await vi.waitFor(() => expect(list()).toEqual(all), soon);
  });

  it('S05, A04: files that are added after the person has gone for good are not taken', async () => {
    const page = openPage();
    await page.leads();
    page.close();
    expect(page.queue.add([{ file: makeSound(100) }])).toEqual([]);
  });

  it('S10: a deletion from the device is not undone by a late write', async () => {
    server.line = stuck;
    const page = await startOne(2_000_000, handle);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1), soon);
    page.queue.run({ type: 'askAll', wish: 'all.paused' });
    await page.scope.end();
    await createDrafts(userId).destroyKey();
    await page.queue.settled();
    expect([await kept(), await readHandle(page.id)]).toEqual([[], undefined]);
  });
});
