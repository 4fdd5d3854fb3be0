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

it('S10, X-185, X-195: takes a sound that the end of the session deleted out of its video again by itself', async () => {
  const server = new FileServer();
  server.fate = () => 401;
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
  const { run, device } = openUploadPage({
    userId: crypto.randomUUID(),
    server,
    stored: new StoredQueue(),
    sounds,
  });
  onTestFinished(() => run.stop());
  const readTags = () => run.view().uploads[0]?.tags ?? [];
  const video = new File([new Uint8Array(9_000)], 'a.mp4', { lastModified: 1 });
  await vi.waitFor(() => expect(run.view().mode).toBe('leading'), soon);
  run.run({ type: 'add', uploads: [{ id: 'a', file: video }] });
  await vi.waitFor(() => expect(readTags()).toEqual(['ready']), soon);
  run.run({ type: 'ask', id: 'a', wish: { type: 'sound.chosen', isSoundOnly: true } });
  run.run({ type: 'askAll', wish: 'all.started' });
  await vi.waitFor(() => expect(readTags()).toEqual(['signedOut']), soon);
  device.keeper.hide();
  await device.keeper.settled();
  expect(taken.map(({ isDeleted }) => isDeleted)).toEqual([true]);
  server.fate = () => 'done';
  device.keeper.show();
  run.tell({ type: 'session.returned' });
  await vi.waitFor(() => expect(readTags()).toEqual(['done']), soon);
  expect([taken.length, server.jobs, server.files.get('a')?.size]).toEqual([2, 1, sound.length]);
});
