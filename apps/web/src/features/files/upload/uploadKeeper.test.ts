import type { KeptUpload } from '@nevisa/machines';
import { describe, expect, it, vi } from 'vitest';
import { createUploadFiles } from './uploadFiles.ts';
import { createUploadKeeper } from './uploadKeeper.ts';

const upload = (received: number, id = 'a'): KeptUpload => ({
  id,
  file: { name: 'a.mp3', size: 10, lastModified: 1 },
  options: { punctuation: true, numbers: true, speakers: 0 },
  hash: 'hash',
  duration: null,
  received,
  job: null,
  isPaused: false,
});

function retain(stored: Set<string> | Map<string, unknown>, ids: readonly string[]): void {
  [...stored.keys()].filter((id) => !ids.includes(id)).forEach((id) => stored.delete(id));
}

function start() {
  const written: (readonly KeptUpload[])[] = [];
  const stored = new Map<string, FileSystemFileHandle>();
  const sounds = new Set<string>();
  const files = createUploadFiles(
    {
      read: (id) => Promise.resolve(stored.get(id)),
      keep: (id, handle) => Promise.resolve(void stored.set(id, handle)),
      retain: (ids) => Promise.resolve(retain(stored, ids)),
    },
    { open: () => Promise.resolve(null), retain: (ids) => Promise.resolve(retain(sounds, ids)) },
  );
  const mark = vi.fn<(holds: boolean) => void>();
  const uploads = {
    read: () => Promise.resolve(written.at(-1) ?? []),
    keep: (kept: readonly KeptUpload[]) => Promise.resolve(void written.push(kept)),
  };
  return {
    written,
    stored,
    sounds,
    files,
    mark,
    uploads,
    keeper: createUploadKeeper({ uploads, files, mark }),
  };
}

describe('what the device keeps of uploads', () => {
  it('X-186: the device has the newest state, and unchanged states are not written', async () => {
    const { keeper, written } = start();
    [1, 2, 3].forEach((received) => keeper.keep([upload(received)]));
    await keeper.settled();
    keeper.keep([upload(3)]);
    await keeper.settled();
    expect(written).toEqual([[upload(3)]]);
    keeper.keep([upload(4)]);
    await keeper.stop();
    keeper.keep([upload(5)]);
    await keeper.settled();
    expect(written).toHaveLength(1);
  });

  it('X-186: marks the person before the first write, and no more after the last', async () => {
    const { keeper, mark } = start();
    keeper.keep([]);
    await keeper.settled();
    mark.mockClear();
    keeper.keep([upload(1)]);
    expect(mark.mock.calls).toEqual([[true]]);
    keeper.keep([]);
    await keeper.settled();
    expect(mark.mock.lastCall).toEqual([false]);
  });

  it('X-186: loading removes the file handles that an interrupted last write left', async () => {
    const { keeper, mark, stored } = start();
    stored.set('a', { name: 'a' } as FileSystemFileHandle);
    expect(await keeper.load()).toEqual([]);
    expect([mark.mock.calls, [...stored.keys()]]).toEqual([[[false]], []]);
  });

  it('X-186: goes on where a write has failed', async () => {
    const { keeper, uploads } = start();
    const keep = vi.spyOn(uploads, 'keep').mockRejectedValueOnce(new Error('full'));
    keeper.keep([upload(1)]);
    await keeper.settled();
    keeper.keep([upload(2)]);
    await keeper.settled();
    expect(keep).toHaveBeenLastCalledWith([upload(2)]);
  });

  it('X-186: a device that refuses the first write is not marked, and one that refuses a later write stays marked', async () => {
    const { keeper, uploads, mark } = start();
    await keeper.load();
    const keep = vi.spyOn(uploads, 'keep').mockRejectedValueOnce(new Error('full'));
    keeper.keep([upload(1)]);
    await keeper.settled();
    expect(mark.mock.lastCall).toEqual([false]);
    keeper.keep([upload(2)]);
    await keeper.settled();
    keep.mockRejectedValueOnce(new Error('full'));
    keeper.keep([upload(3)]);
    await keeper.settled();
    expect(mark.mock.lastCall).toEqual([true]);
  });

  it('X-186: a device that refuses a write over an unread upload stays marked', async () => {
    const { keeper, uploads, mark, written } = start();
    written.push([upload(4, 'earlier')]);
    vi.spyOn(uploads, 'read').mockRejectedValueOnce(new Error('forbidden'));
    await expect(keeper.load()).rejects.toThrow('forbidden');
    vi.spyOn(uploads, 'keep').mockRejectedValueOnce(new Error('full'));
    keeper.keep([upload(1)]);
    await keeper.settled();
    expect(mark.mock.lastCall).toEqual([true]);
  });

  it('X-186: a refused state is written again when the queue reports it once more', async () => {
    const { keeper, uploads, written } = start();
    vi.spyOn(uploads, 'keep').mockRejectedValueOnce(new Error('full'));
    keeper.keep([upload(1)]);
    await keeper.settled();
    keeper.keep([upload(1)]);
    await keeper.settled();
    expect(written).toEqual([[upload(1)]]);
  });

  it('X-186: an upload of an earlier page stays when it could not be read, beside what this page keeps', async () => {
    const { keeper, uploads, written, stored, mark } = start();
    const handle = { name: 'a' } as FileSystemFileHandle;
    written.push([upload(4, 'earlier')]);
    stored.set('earlier', handle);
    const refused = new Error('forbidden');
    vi.spyOn(uploads, 'read').mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
    await expect(keeper.load()).rejects.toBe(refused);
    keeper.keep([upload(1)]);
    await keeper.settled();
    expect(written).toEqual([[upload(4, 'earlier')]]);
    keeper.keep([upload(2)]);
    await keeper.settled();
    expect(written.at(-1)).toEqual([upload(4, 'earlier'), upload(2)]);
    keeper.keep([]);
    await keeper.settled();
    expect([written.at(-1), [...stored.keys()]]).toEqual([[upload(4, 'earlier')], ['earlier']]);
    expect(mark.mock.lastCall).toEqual([true]);
  });

  it('X-186: an unread upload that this page has again is kept once, as this page has it', async () => {
    const { keeper, uploads, written } = start();
    written.push([upload(4, 'earlier'), upload(4, 'again')]);
    vi.spyOn(uploads, 'read').mockRejectedValueOnce(new Error('forbidden'));
    await expect(keeper.load()).rejects.toThrow('forbidden');
    keeper.keep([upload(6, 'again')]);
    await keeper.settled();
    expect(written.at(-1)).toEqual([upload(4, 'earlier'), upload(6, 'again')]);
  });

  it('S10: has handles of started files only, and none without a signed-in user', async () => {
    const { keeper, files, stored } = start();
    const handle = { name: 'a' } as FileSystemFileHandle;
    files.hold('a', { file: new File([], 'a'), handle });
    files.hold('unstarted', { file: new File([], 'b'), handle });
    keeper.keep([upload(1)]);
    await keeper.settled();
    expect([...stored.keys()]).toEqual(['a']);
    keeper.hide();
    keeper.keep([upload(2)]);
    await keeper.settled();
    expect([...stored.keys()]).toEqual([]);
    keeper.show();
    await keeper.settled();
    expect([...stored.keys()]).toEqual(['a']);
    keeper.keep([]);
    await keeper.settled();
    expect([...stored.keys()]).toEqual([]);
  });

  it('S10, X-195: has no sound that was taken out of a video after the session had ended', async () => {
    const { keeper, sounds } = start();
    keeper.keep([upload(1)]);
    keeper.hide();
    await keeper.settled();
    sounds.add('a');
    keeper.keep([upload(2)]);
    await keeper.settled();
    expect([...sounds]).toEqual([]);
    sounds.add('a');
    keeper.show();
    await keeper.settled();
    expect([...sounds]).toEqual(['a']);
  });

  it('S10, X-195: has no sound that was taken out again after the second end of a session, where nothing else has changed', async () => {
    const { keeper, sounds } = start();
    keeper.keep([upload(1)]);
    keeper.hide();
    keeper.show();
    keeper.hide();
    await keeper.settled();
    sounds.add('a');
    keeper.keep([upload(1)]);
    await keeper.settled();
    expect([...sounds]).toEqual([]);
  });
});
