import { expect, it, onTestFinished, vi } from 'vitest';
import type { SoundDevice } from '../sound/soundDevice.ts';
import { FileServer } from './testing/fileServer.ts';
import { openUploadPage, StoredQueue } from './testing/uploadPage.ts';

const soon = { interval: 10 };
const sound = new Uint8Array(4_000).fill(7);

/** A file in the private files of the browser, until it is deleted there. */
class PrivateFile extends File {
  isDeleted = false;

  override slice(...part: Parameters<File['slice']>): Blob {
    const blob = super.slice(...part);
    return this.isDeleted
      ? Object.assign(blob, {
          arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
        })
      : blob;
  }
}

/** A page that sends the sound of a video; `takeAway` deletes what the device has, as the end of a session does. */
async function sendSound(server: FileServer) {
  const taken: PrivateFile[] = [];
  const sounds: SoundDevice = {
    weigh: () => Promise.resolve(sound.length),
    count: () => Promise.resolve(1),
    extract: () => {
      taken.push(new PrivateFile([sound], 'a.mkv'));
      return Promise.resolve(taken.at(-1) ?? null);
    },
    open: () => Promise.resolve(taken.find(({ isDeleted }) => !isDeleted) ?? null),
    retain: (ids) => {
      if (ids.length === 0) {
        taken.forEach((file) => {
          file.isDeleted = true;
        });
      }
      return Promise.resolve();
    },
  };
  const stored = new StoredQueue();
  const { run, device } = openUploadPage({ userId: crypto.randomUUID(), server, stored, sounds });
  onTestFinished(() => run.stop());
  const readTags = () => run.view().uploads[0]?.tags ?? [];
  const video = new File([new Uint8Array(9_000)], 'a.mp4', { lastModified: 1 });
  await vi.waitFor(() => expect(run.view().mode).toBe('leading'), soon);
  run.run({ type: 'add', uploads: [{ id: 'a', file: video }] });
  await vi.waitFor(() => expect(readTags()).toEqual(['ready']), soon);
  run.run({ type: 'ask', id: 'a', wish: { type: 'sound.chosen', isSoundOnly: true } });
  run.run({ type: 'askAll', wish: 'all.started' });
  return {
    readTags,
    listDeleted: () => taken.map(({ isDeleted }) => isDeleted),
    takeAway: async () => {
      device.keeper.hide();
      await device.keeper.settled();
    },
    comeBack: () => {
      device.keeper.show();
      run.tell({ type: 'session.returned' });
    },
  };
}

it('S10, X-185, X-195: takes a sound that the end of the session deleted out of its video again by itself', async () => {
  const server = new FileServer();
  server.fate = () => 401;
  const { readTags, listDeleted, takeAway, comeBack } = await sendSound(server);
  await vi.waitFor(() => expect(readTags()).toEqual(['signedOut']), soon);
  await takeAway();
  expect(listDeleted()).toEqual([true]);
  server.fate = () => 'done';
  comeBack();
  await vi.waitFor(() => expect(readTags()).toEqual(['done']), soon);
  expect([listDeleted().length, server.jobs, server.files.get('a')?.size]).toEqual([
    2,
    1,
    sound.length,
  ]);
});

it('S10, X-195: a sound that is missed while the person is away is taken again only at the return', async () => {
  const server = new FileServer();
  let answer: () => void = () => undefined;
  server.line = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  server.fate = () => 'network';
  const { readTags, listDeleted, takeAway, comeBack } = await sendSound(server);
  await vi.waitFor(() => expect(server.open).toBe(1), soon);
  await takeAway();
  answer();
  await vi.waitFor(() => expect(server.open).toBe(0), soon);
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect([readTags(), listDeleted()]).toEqual([['needsFile'], [true]]);
  server.line = () => Promise.resolve();
  server.fate = () => 'done';
  comeBack();
  await vi.waitFor(() => expect(readTags()).toEqual(['done']), soon);
  expect(listDeleted()).toHaveLength(2);
});
