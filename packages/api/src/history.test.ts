import { checkEvery } from '@nevisa/testing/properties';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import {
  conversationSchema,
  historyPageSchema,
  segmentSchema,
  wholeConversationSchema,
} from './history.ts';
import { historyQuerySchema } from './historyPayloads.ts';
import { isSameId } from './user.ts';

const row = {
  id: 77,
  client_id: 'document',
  title: 'عنوان',
  source: 'LIVE',
  status: 'SUCCESS',
  progress: null,
  failure_reason: null,
  duration: 1_000,
  word_count: 2,
  is_starred: true,
  has_audio: true,
  audio_expires_at: '2026-12-03T00:00:00Z',
  speakers: [{ id: 's1', name: 'مریم' }],
  revision: 3,
  created_at: '2026-11-21T10:30:00Z',
  updated_at: '2026-11-21T10:30:00Z',
  deleted_at: null,
};
const segment = {
  segment_id: 's1',
  text: 'سلام',
  start: 0,
  end: 1,
  words: [{ word: 'سلام', start: 0, end: 1, conf: 0.9 }],
  speaker: 's1',
  is_edited: false,
};
const page = {
  count: 1,
  next: null,
  previous: null,
  results: [row],
  as_of: '2026-11-21T10:35:00Z',
  server_time: '2026-11-21T10:35:00Z',
};

describe('a row of the history', () => {
  it('is read as it is', () => {
    expect(v.parse(conversationSchema, row)).toEqual(row);
    expect(v.parse(conversationSchema, { ...row, snippet: 'سلام' })).toHaveProperty(
      'snippet',
      'سلام',
    );
  });

  it('A07: keeps its row where a field has another type, and has the value that says nothing', () => {
    const strange = {
      source: 'LETTER',
      status: 'ODD',
      progress: 180,
      duration: -1,
      word_count: 'many',
      is_starred: 'yes',
      speakers: [{ id: 's1', name: 7 }, null, { id: 's2', name: 'رضا' }],
      created_at: 7,
      snippet: { a: 1 },
    };
    expect(v.parse(conversationSchema, { ...row, ...strange })).toEqual({
      ...row,
      source: null,
      status: null,
      progress: null,
      duration: 0,
      word_count: 0,
      is_starred: false,
      speakers: [{ id: 's2', name: 'رضا' }],
      created_at: null,
      snippet: undefined,
    });
  });

  it('A07: a title that is longer than a screen shows is cut', () => {
    const { title } = v.parse(conversationSchema, { ...row, title: 'ا'.repeat(10_000) });
    expect(title).toHaveLength(400);
  });
});

describe('a page of the history', () => {
  it('A07: a row without an id or a revision is left out, and the others stay', () => {
    const results = [
      row,
      null,
      {},
      { ...row, id: null },
      { ...row, revision: '3' },
      { ...row, id: 'b' },
    ];
    expect(v.parse(historyPageSchema, { ...page, results }).results.map(({ id }) => id)).toEqual([
      77,
      'b',
    ]);
  });

  it('A07: any list of rows is valid, and what is no list of rows is not', () => {
    checkEvery(100, fc.array(fc.jsonValue()), (results) => {
      expect(v.safeParse(historyPageSchema, { ...page, results }).success).toBe(true);
    });
    for (const answer of [null, [], [row], { ...page, results: null }, { ...page, count: -1 }]) {
      expect(v.safeParse(historyPageSchema, answer).success).toBe(false);
    }
  });
});

describe('a whole conversation', () => {
  it('A07: keeps a segment with a defective time, word or speaker, and leaves out one without an id', () => {
    const segments = [
      { ...segment, start: 'x', end: -1, speaker: 7 },
      { ...segment, words: [null, ...segment.words, { word: 'ناقص' }] },
      { ...segment, segment_id: 7 },
      'x',
    ];
    const read = v.parse(wholeConversationSchema, { ...row, text: 'سلام', segments });
    expect(read.segments).toEqual([{ ...segment, start: null, end: null, speaker: null }, segment]);
  });

  it('typed text has no time, which is not the time 0', () => {
    const typed = { ...segment, start: null, end: null };
    expect(v.parse(segmentSchema, typed)).toEqual(typed);
    expect(v.is(segmentSchema, { ...segment, start: undefined })).toBe(false);
  });
});

describe('ids', () => {
  it('X-113: keep their JSON type, are compared as text, and lose no digit above 2^53', () => {
    const read = (id: unknown) => v.parse(conversationSchema, { ...row, id }).id;
    expect([read(12), read('12')]).toEqual([12, '12']);
    expect(isSameId(read(12), read('12'))).toBe(true);
    expect(read('9007199254740993')).toBe('9007199254740993');
    expect(typeof read(2 ** 53 + 2)).toBe('string');
    expect(isSameId(read('9007199254740993'), read('9007199254740992'))).toBe(false);
  });
});

describe('the query of the list', () => {
  it('reaches the server as text and is read as it was sent', async () => {
    const query = {
      page: 2,
      page_size: 50,
      search: 'کتاب & «50%»',
      is_starred: true,
      trash: false,
      from: '2026-11-20T20:30:00.000Z',
      ids: ['a', 'b'],
    } as const;
    let asked = new URL('https://api.nevisa.test');
    const client = createClient({
      host: 'https://api.nevisa.test',
      readToken: () => 'token',
      fetch: (address) => {
        asked = new URL(address as string);
        return Promise.resolve(Response.json(page));
      },
    });
    expect(await client.listHistory({ ...query, ids: [...query.ids] })).toMatchObject({ ok: true });
    expect(asked.pathname).toBe('/nevisa/history/retrieve_all');
    expect(v.parse(historyQuerySchema, Object.fromEntries(asked.searchParams))).toEqual(query);
  });
});
