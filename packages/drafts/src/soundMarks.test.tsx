import { afterEach, describe, expect, it } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { createSoundMarks } from './soundMarks.ts';
import { slice } from './testing/draftSamples.ts';
import { deleteDrafts, withRawDatabase } from './testing/rawDatabase.ts';

afterEach(deleteDrafts);

const open = () => {
  const drafts = createDrafts('sara');
  return { drafts, draft: drafts.open('one'), marks: createSoundMarks(drafts) };
};

describe('the recordings of a draft', () => {
  it('X-154: have the lengths that were measured, one for each run of the recorder', async () => {
    const { draft, drafts } = open();
    await draft.appendAudio(slice(0, 'first'));
    await draft.appendAudio(slice(1, 'first'));
    await draft.appendAudio(slice(0, 'second'));
    const recordings = await draft.recordings();
    expect(
      recordings.map(({ recordingId, duration, blob }) => [recordingId, duration, blob.size]),
    ).toEqual([
      ['first', 500, 4],
      ['second', 250, 2],
    ]);
    const [summary] = await drafts.list();
    expect(summary?.recordedAt).toBe(summary?.changedAt);
  });

  it('X-153: can be deleted without the text, also for another page', async () => {
    const { draft, drafts } = open();
    await draft.append(['text']);
    await draft.appendAudio(slice(0));
    await draft.removeAudio();
    const other = createDrafts('sara').open('one');
    expect([await other.recordings(), await other.entries()]).toEqual([[], ['text']]);
    expect(await drafts.list()).toMatchObject([{ audioDuration: 0, recordedAt: null }]);
    await draft.appendAudio(slice(0));
    expect((await other.recordings()).map(({ duration }) => duration)).toEqual([250]);
  });
});

describe('the mark of a sound', () => {
  const mark = { conversationId: 77, received: 12, sentDuration: null };

  it('X-153: is kept over a reload, is no draft, and keeps the type of the id', async () => {
    const { marks } = open();
    expect(await marks.read('one')).toBeNull();
    await marks.write('one', mark);
    await marks.write('one', { ...mark, received: 20 });
    const later = open();
    expect(await later.marks.read('one')).toEqual({ ...mark, received: 20 });
    expect([await later.marks.list(), await later.drafts.list()]).toEqual([['one'], []]);
    expect(await later.drafts.listEdited()).toEqual([]);
    await later.marks.remove('one');
    expect([await later.marks.list(), await open().marks.read('one')]).toEqual([[], null]);
  });

  it('S10: is stored encrypted, and unreadable without the key', async () => {
    const { marks, drafts } = open();
    await marks.write('one', { ...mark, conversationId: 'secret-conversation' });
    const stored = await withRawDatabase((database) => database.getAll('texts'));
    expect(stored).toHaveLength(1);
    const bytes = stored.map(({ bytes: raw }) => new TextDecoder().decode(raw)).join('');
    expect(bytes).not.toContain('secret');
    await drafts.destroyKey();
    expect(await open().marks.read('one')).toBeNull();
  });
});
