import type { HistoryPatch, SegmentChange } from '@nevisa/api/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import {
  client,
  insert,
  mocks,
  patch,
  set,
  readStored,
  makeTimedSegment,
  makeTypedSegment,
  serveSavedConversation,
} from '../testing/savedConversation.ts';
import { savedId } from '../testing/savedIds.ts';

serveSavedConversation();

const id = savedId;

describe('the segments of a new conversation', () => {
  it('cover its text: typed text gets segments without a time, and a line break ends a paragraph', async () => {
    const { text, segments } = await readStored();
    expect(text).toBe('یک دو.\nسه چهار. پنج');
    expect(segments.map((one) => [one.segment_id, one.text, one.start, one.end])).toEqual([
      ['a', 'یک دو.\n', 0, 1],
      ['b', 'سه چهار.', 2, 3],
      ['typed-1-3', 'پنج', null, null],
    ]);
  });

  it('`words: 0` leaves the words out, and `words` answers those of a time span', async () => {
    const bare = await client.retrieveHistory({ id, words: 0 });
    expect(bare.ok && bare.answer.segments.map(({ words }) => words)).toEqual([[], [], []]);
    const words = async (from: number, to: number) => {
      const outcome = await client.retrieveHistoryWords({ id, from, to });
      return outcome.ok ? outcome.answer.map(({ segment_id }) => segment_id) : null;
    };
    expect([await words(0, 2), await words(0, 2.5), await words(0.5, 99)]).toEqual([
      ['a'],
      ['a', 'b'],
      ['b'],
    ]);
    const found = await client.retrieveHistoryWords({ id, from: 2, to: 3 });
    expect(found.ok && found.answer[0]?.words.map(({ word }) => word)).toEqual(['سه', 'چهار']);
  });
});

describe('a patch', () => {
  it('sets, inserts and removes segments in order, and the text follows', async () => {
    const changes: SegmentChange[] = [
      set({ ...makeTimedSegment('b', 'سه و چهار.', 2), is_edited: true }),
      insert(makeTypedSegment('new', 'میان\n'), 'a'),
      insert(makeTypedSegment('first', 'آغاز'), null),
      { op: 'remove', segment_id: 'typed-1-3' },
      insert(makeTypedSegment('later', 'پس از میان'), 'new'),
    ];
    expect(await patch(1, { changes })).toEqual({
      ok: true,
      answer: { revision: 2, updated_at: '2026-11-21T10:35:00.000Z', word_count: 10 },
    });
    const { text, segments, word_count, revision } = await readStored();
    expect(segments.map(({ segment_id }) => segment_id)).toEqual([
      'first',
      'a',
      'new',
      'later',
      'b',
    ]);
    expect(text).toBe('آغاز یک دو.\nمیان\nپس از میان سه و چهار.');
    expect([word_count, revision]).toEqual([10, 2]);
  });

  it('X-134: a segment that is sent without its words keeps those of the server', async () => {
    const { segments } = await readStored();
    await patch(1, {
      changes: [set({ ...makeTimedSegment('b', 'سه و چهار.', 2), is_edited: true })],
    });
    const after = await readStored();
    expect(after.segments[1]).toMatchObject({ text: 'سه و چهار.', words: segments[1]?.words });
    expect(after.segments[1]?.words).toHaveLength(2);
    const words = [{ word: 'سه', start: 2, end: 2.5, conf: 1 }];
    await patch(2, { changes: [set({ ...makeTimedSegment('b', 'سه', 2), words })] });
    expect((await readStored()).segments[1]?.words).toEqual(words);
  });

  it('changes name, star and speakers alone, without touching the text', async () => {
    const before = await readStored();
    const speakers = [{ id: 's1', name: 'مریم' }];
    await patch(1, { title: '  نام تازه ', is_starred: true, speakers });
    expect(await readStored()).toEqual({
      ...before,
      title: 'نام تازه',
      is_starred: true,
      speakers,
      revision: 2,
      updated_at: '2026-11-21T10:35:00.000Z',
    });
  });

  it('with a repeated client_id gets the first answer and changes nothing', async () => {
    const same: HistoryPatch = { id, revision: 1, client_id: 'same', title: 'یکم', changes: [] };
    const first = await client.patchHistory(same);
    await patch(2, { title: 'دوم' });
    expect(await client.patchHistory({ ...same, title: 'سوم' })).toEqual(first);
    expect(await readStored()).toMatchObject({ title: 'دوم', revision: 3 });
  });

  it('of an older revision is refused with the current conversation', async () => {
    await patch(1, { title: 'از گوشی' });
    expect(await patch(1, { title: 'از رایانه' })).toMatchObject({
      failure: {
        status: 409,
        code: 'revision_conflict',
        current: { id, revision: 2, title: 'از گوشی' },
      },
    });
    expect(await readStored()).toMatchObject({ title: 'از گوشی' });
  });

  const cases: [string, Partial<HistoryPatch>, string][] = [
    [
      'a set of an unknown segment',
      { changes: [set(makeTimedSegment('x', 'x', 0))] },
      'changes.0.segment_id',
    ],
    [
      'a removal of a removed segment',
      {
        changes: [
          { op: 'remove', segment_id: 'a' },
          { op: 'remove', segment_id: 'a' },
        ],
      },
      'changes.1.segment_id',
    ],
    [
      'an insert of a known segment',
      { changes: [insert(makeTypedSegment('b', 'x'), 'a')] },
      'changes.0.segment_id',
    ],
    [
      'an insert after an unknown one',
      { changes: [insert(makeTypedSegment('n', 'x'), 'x')] },
      'changes.0.after',
    ],
    [
      'a segment of another id',
      { changes: [{ ...set(makeTimedSegment('b', 'x', 0)), segment_id: 'a' }] },
      'changes.0.segment.segment_id',
    ],
    [
      'an end before the beginning',
      { changes: [set({ ...makeTimedSegment('a', 'x', 3), end: 2 })] },
      'segments.0.end',
    ],
    [
      'half a time',
      { changes: [set({ ...makeTimedSegment('a', 'x', 3), end: null })] },
      'segments.0.end',
    ],
    [
      'a speaker that is not in the list',
      { changes: [set({ ...makeTimedSegment('b', 'x', 3), speaker: 's9' })] },
      'segments.1.speaker',
    ],
    [
      'two speakers with one id',
      {
        speakers: [
          { id: 's1', name: 'الف' },
          { id: 's1', name: 'ب' },
        ],
      },
      'speakers',
    ],
    ['a speaker without a name', { speakers: [{ id: 's1', name: ' ' }] }, 'speakers.0.name'],
    ['a blank title', { title: ' ' }, 'title'],
  ];
  it.each(cases)('with %s is refused, and nothing of it is stored', async (_what, more, field) => {
    const before = await readStored();
    const lead: SegmentChange = insert(makeTypedSegment('lead', 'پیش'), 'typed-1-3');
    const changes = more.changes === undefined ? [] : [...more.changes, lead];
    const outcome = await fetch('https://api.nevisa.test/nevisa/history/patch', {
      method: 'PUT',
      headers: { Authorization: `token ${accounts.sara.token}` },
      body: JSON.stringify({ id, revision: 1, client_id: 'bad', ...more, changes }),
    });
    expect([outcome.status, Object.keys((await outcome.json()) as object)]).toEqual([400, [field]]);
    expect(await readStored()).toEqual(before);
  });
});

describe('while the person stores texts only on the own device', () => {
  beforeEach(() => {
    mocks.backend.setConfig(mocks.backend.account('sara'), { save_transcriptions: false });
  });

  it('nothing new is stored, and reading and deleting stay possible', async () => {
    const { text } = await readStored();
    const outcomes = [
      await patch(1, { title: 'x' }),
      await client.updateHistory({ id, revision: 1, text: 'x' }),
      await client.restoreHistoryVersion({ id, revision: 1, version_id: 'raw' }),
      await client.createHistory({
        client_id: 'other',
        title: 'x',
        text,
        segments: [],
        duration: 1,
        source: 'LIVE',
        created_at: '2026-11-21T10:30:00Z',
      }),
    ];
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ failure: { status: 403, code: 'saving_off' } });
    }
    expect(mocks.backend.account('sara').conversations).toHaveLength(1);
    expect(await client.deleteHistory({ ids: [id] })).toMatchObject({ answer: { done: [id] } });
  });
});
