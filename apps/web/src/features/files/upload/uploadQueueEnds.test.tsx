import { createDrafts, createFileHandles } from '@nevisa/drafts';
import { describe, expect, it, vi } from 'vitest';
import { makeSound, prepareUploads, soon, stuck } from './testing/uploadPages.ts';
import { noUploads } from './uploadFacts.ts';

const { server, userId, openPage, startOne, kept } = prepareUploads();

describe('an end of the page', () => {
  it('X-186: keeps the upload, which goes on when the same file is chosen', async () => {
    let parts = 0;
    server().line = () => ((parts += 1) > 1 ? stuck() : Promise.resolve());
    const page = await startOne();
    await vi.waitFor(async () => expect((await kept())[0]?.received).toBe(1_048_576), soon);
    page.close();
    server().line = () => Promise.resolve();
    const later = openPage(page.storage);
    await vi.waitFor(() => expect(later.tags()).toEqual(['needsFile']), soon);
    expect(later.ports.uploads.isSet(userId())).toBe(true);
    later.queue.run({ type: 'choose', id: page.id, file: makeSound(1_999_999) });
    await vi.waitFor(() => expect(later.views()[0]?.isOtherFile).toBe(true), soon);
    later.queue.run({ type: 'choose', id: page.id, file: makeSound(2_000_000, 'renamed.flac') });
    await vi.waitFor(() => expect(later.tags()).toEqual(['done']), soon);
    expect([server().repeated, server().jobs]).toEqual([0, 1]);
  });
});

describe('an end of the session', () => {
  const handle = { name: 'a' } as FileSystemFileHandle;
  const readHandle = (id: string) => createFileHandles(userId()).read(id);

  it('X-185: keeps the files in this tab, and they go on after the sign-in', async () => {
    server().fate = () => 401;
    const page = await startOne(2_000_000, handle);
    await vi.waitFor(() => expect(page.tags()).toEqual(['signedOut']), soon);
    expect(await readHandle(page.id)).toEqual(handle);
    page.signOut(true);
    await vi.waitFor(async () => expect(await readHandle(page.id)).toBeUndefined(), soon);
    server().fate = () => 'done';
    page.signIn();
    await vi.waitFor(() => expect(page.tags()).toEqual(['done']), soon);
    expect(server().jobs).toBe(1);
  });

  it('S10, X-190: a sign-out stops them, and leaves nothing readable on the device', async () => {
    let signal: AbortSignal | undefined;
    server().line = (_, options) => {
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
    server().line = stuck;
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
    server().line = stuck;
    const page = await startOne(2_000_000, handle);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1), soon);
    page.queue.run({ type: 'askAll', wish: 'all.paused' });
    await page.scope.end();
    await createDrafts(userId()).destroyKey();
    await page.queue.settled();
    expect([await kept(), await readHandle(page.id)]).toEqual([[], undefined]);
  });
});
