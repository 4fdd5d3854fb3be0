import { describe, expect, it } from 'vitest';
import {
  client,
  mocks,
  patch,
  set,
  readStored,
  makeTimedSegment,
  serveSavedConversation,
} from '../testing/savedConversation.ts';
import { savedId } from '../testing/savedIds.ts';

const minute = 60_000;

serveSavedConversation();

const id = savedId;

describe('the versions', () => {
  const kinds = async () => {
    const outcome = await client.listHistoryVersions({ id });
    return outcome.ok ? outcome.answer.results.map((one) => one.kind) : null;
  };
  const write = (revision: number, text: string) =>
    patch(revision, { changes: [set(makeTimedSegment('b', text, 2))] });

  it('the text of the engine is always there, without marks and edits', async () => {
    expect(await kinds()).toEqual(['raw']);
    await write(1, 'سه و چهار و پنج.');
    const raw = await client.retrieveHistoryVersion({ id, version_id: 'raw' });
    expect(raw).toMatchObject({ answer: { kind: 'raw', revision: 1, text: 'یک دو\nسه چهار پنج' } });
  });

  it('a state is kept when a sitting begins, and then each ten minutes of changes', async () => {
    const { clock } = mocks.backend;
    await write(1, 'یکم');
    await write(2, 'دوم');
    expect(await kinds()).toEqual(['opened', 'raw']);
    clock.advance(10 * minute - 1);
    await write(3, 'سوم');
    expect(await kinds()).toEqual(['opened', 'raw']);
    clock.advance(1);
    await write(4, 'چهارم');
    expect(await kinds()).toEqual(['editing', 'opened', 'raw']);
    clock.advance(30 * minute);
    await write(5, 'پنجم');
    expect(await kinds()).toEqual(['opened', 'editing', 'opened', 'raw']);
    await patch(6, {
      keep_version: 'replace_all',
      changes: [set(makeTimedSegment('b', 'ششم', 2))],
    });
    expect(await kinds()).toEqual(['replace_all', 'opened', 'editing', 'opened', 'raw']);
  });

  it('a version has the state before the change and counts the words that differ', async () => {
    await write(1, 'سه نو چهار.');
    mocks.backend.clock.advance(10 * minute);
    await write(2, 'دیگر');
    const outcome = await client.listHistoryVersions({ id });
    expect(outcome).toMatchObject({
      answer: {
        count: 3,
        results: [
          { revision: 2, kind: 'editing', title: 'عنوان', word_count: 6, words_changed: 1 },
          { revision: 1, kind: 'opened', word_count: 5 },
          { id: 'raw' },
        ],
      },
    });
    const newest = outcome.ok ? outcome.answer.results[0] : undefined;
    expect(Object.keys(newest ?? {})).not.toContain('text');
    expect(await client.retrieveHistoryVersion({ id, version_id: newest?.id ?? '' })).toMatchObject(
      { answer: { text: 'یک دو.\nسه نو چهار. پنج', segments: { length: 3 } } },
    );
  });

  it('restoring is a new revision, and the state before it becomes a version', async () => {
    const original = await readStored();
    await patch(1, { title: 'نام دوم', changes: [{ op: 'remove', segment_id: 'a' }] });
    const opened = await client.listHistoryVersions({ id });
    const version_id = opened.ok ? (opened.answer.results[0]?.id ?? '') : '';
    expect(await client.restoreHistoryVersion({ id, revision: 1, version_id })).toMatchObject({
      failure: { status: 409, code: 'revision_conflict' },
    });
    expect(await client.restoreHistoryVersion({ id, revision: 2, version_id: 'x' })).toMatchObject({
      failure: { status: 404 },
    });
    const restored = await client.restoreHistoryVersion({ id, revision: 2, version_id });
    expect(restored).toMatchObject({
      answer: { revision: 3, title: 'عنوان' },
    });
    const { text, segments } = await readStored();
    expect({ text, segments }).toEqual({ text: original.text, segments: original.segments });
    expect(await kinds()).toEqual(['restore', 'opened', 'raw']);
    const undone = await client.listHistoryVersions({ id });
    expect(undone.ok && undone.answer.results[0]?.title).toBe('نام دوم');
  });

  it('many versions are listed in pages', async () => {
    for (let revision = 1; revision <= 24; revision += 1) {
      mocks.backend.clock.advance(10 * minute);
      await write(revision, `متن ${revision}`);
    }
    const page = async (number: number) => {
      const outcome = await client.listHistoryVersions({ id, page: number });
      return outcome.ok ? [outcome.answer.count, outcome.answer.results.length] : null;
    };
    expect([await page(1), await page(2)]).toEqual([
      [25, 20],
      [25, 5],
    ]);
  });

  it('a star keeps no version', async () => {
    await patch(1, { is_starred: true });
    expect(await kinds()).toEqual(['raw']);
  });
});
