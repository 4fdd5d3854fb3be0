import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { default as workerUrl } from './testing/draft.worker.ts?worker&url';
import { makeFrames, listSeqs, slice } from './testing/draftSamples.ts';
import { deleteDrafts, withRawDatabase } from './testing/rawDatabase.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDrafts();
});

describe('the audio of a draft', () => {
  it('X-27: moves to another draft with its unacknowledged frames', async () => {
    const drafts = createDrafts('owner of moved audio');
    const [from, to] = [drafts.open('one'), drafts.open('two')];
    await from.append(['text']);
    for (const index of [0, 1, 2]) {
      await from.appendAudio(slice(index));
    }
    await from.unsent.append(makeFrames(1, 60));
    await from.unsent.dropUpTo(10);
    const [before] = await from.audio();
    await from.moveAudio('two');
    await from.remove();
    const [after] = await createDrafts('owner of moved audio').open('two').audio();
    expect([after?.size, after?.type]).toEqual([before?.size, before?.type]);
    expect(await to.unsent.range()).toEqual({ first: 11, last: 60 });
    expect(listSeqs(await to.unsent.read(1, 100))).toEqual(listSeqs(makeFrames(11, 50)));
    await to.appendAudio(slice(3));
    await to.unsent.append(makeFrames(61, 1));
    const [summary, ...others] = await drafts.list();
    expect([summary, others]).toMatchObject([
      { documentId: 'two', audioDuration: 1_000, unsentDuration: 51 * 40 },
      [],
    ]);
  });

  it('X-27: stays where it is when the device cannot store it', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.appendAudio(slice(0));
    await draft.unsent.append(makeFrames(1, 2));
    const failed = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(draft.moveAudio('two')).rejects.toMatchObject({ reason: 'full' });
    failed.mockRestore();
    expect((await draft.audio()).map(({ size }) => size)).toEqual([2]);
    expect(await draft.unsent.range()).toEqual({ first: 1, last: 2 });
    expect((await createDrafts('sara').list()).map(({ documentId }) => documentId)).toEqual([
      'one',
    ]);
  });

  it('D07: returns one blob for each recording, in order', async () => {
    const draft = createDrafts('sara').open('one');
    await Promise.all([
      draft.appendAudio(slice(0, 'first')),
      draft.appendAudio(slice(1, 'first')),
      draft.appendAudio(slice(0, 'second')),
    ]);
    const blobs = await createDrafts('sara').open('one').audio();
    const contents = await Promise.all(blobs.map((blob) => blob.arrayBuffer()));
    expect(contents.map((each) => Array.from(new Uint8Array(each)))).toEqual([
      [0, 1, 1, 2],
      [0, 1],
    ]);
    expect(blobs.map(({ type }) => type)).toEqual(Array(2).fill('audio/webm;codecs=opus'));
  });
});

describe('the unsent audio of a draft', () => {
  it('D05: reads frames in order, from any number on', async () => {
    const { unsent } = createDrafts('sara').open('one');
    await Promise.all([unsent.append(makeFrames(0, 60)), unsent.append(makeFrames(60, 6))]);
    const again = createDrafts('sara').open('one').unsent;
    expect(listSeqs(await again.read(0, 1_000))).toEqual(listSeqs(makeFrames(0, 66)));
    expect(await again.read(41, 3)).toEqual(makeFrames(41, 3));
    expect(await again.range()).toEqual({ first: 0, last: 65 });
  });

  it('D05: deletes frames up to a number, also inside a record', async () => {
    const { unsent } = createDrafts('sara').open('one');
    await unsent.append(makeFrames(0, 30));
    await unsent.dropUpTo(26);
    await unsent.dropUpTo(3);
    expect(await unsent.range()).toEqual({ first: 27, last: 29 });
    expect(await createDrafts('sara').open('one').unsent.read(0, 100)).toEqual(makeFrames(27, 3));
    expect(await withRawDatabase((database) => database.count('unsent'))).toBe(1);
    await unsent.dropUpTo(29);
    expect([await unsent.range(), await unsent.read(0, 100)]).toEqual([null, []]);
  });

  it('X-25, D05: renumbers frames, also inside a record, without changing their duration', async () => {
    const drafts = createDrafts('sara');
    const { unsent } = drafts.open('one');
    await unsent.append(makeFrames(0, 10));
    await unsent.append(makeFrames(1_000, 60));
    const duration = async () => (await drafts.list())[0]?.unsentDuration;
    const before = await duration();
    const moved = await unsent.renumber({ first: 1_000, end: 1_030 }, -990);
    expect(listSeqs(moved)).toEqual(listSeqs(makeFrames(10, 30)));
    const again = createDrafts('sara').open('one').unsent;
    expect(listSeqs(await again.read(0, 100))).toEqual([
      ...listSeqs(makeFrames(0, 40)),
      ...listSeqs(makeFrames(1_030, 30)),
    ]);
    expect((await again.read(10, 30)).map(({ samples }) => samples)).toEqual(
      makeFrames(1_000, 30).map(({ samples }) => samples),
    );
    expect(await duration()).toBe(before);
    await again.renumber({ first: 1_030, end: 1_060 }, -990);
    expect(listSeqs(await again.read(0, 100))).toEqual(listSeqs(makeFrames(0, 70)));
    expect(await duration()).toBe(before);
  });

  it('X-25, D05: keeps all numbers when the device refuses to renumber', async () => {
    const { unsent } = createDrafts('sara').open('one');
    await unsent.append(makeFrames(1_000, 60));
    const refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await expect(unsent.renumber({ first: 1_000, end: 1_060 }, -1_000)).rejects.toThrow('no room');
    refusal.mockRestore();
    const again = createDrafts('sara').open('one').unsent;
    expect(await again.read(0, 100)).toEqual(makeFrames(1_000, 60));
  });

  it('D05: shares frames between a Worker and the page', async () => {
    await createDrafts('sara').open('one').append(['from the page']);
    const worker = new Worker(workerUrl, { type: 'module' });
    const range = new Promise((resolve) =>
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    worker.postMessage({ ownerId: 'sara', documentId: 'one', seqs: listSeqs(makeFrames(0, 9)) });
    expect(await range).toEqual({ first: 0, last: 8 });
    worker.terminate();
    expect(await createDrafts('sara').open('one').unsent.read(7, 9)).toEqual(makeFrames(7, 2));
  });

  it('D05: stores a copy of the samples', async () => {
    const { unsent } = createDrafts('sara').open('one');
    const mine = makeFrames(1, 1);
    const written = unsent.append(mine);
    mine[0]?.samples.fill(0);
    await written;
    expect(await unsent.read(1, 1)).toEqual(makeFrames(1, 1));
  });
});
