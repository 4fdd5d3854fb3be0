import type { Conversation, HistoryQuery } from '@nevisa/api/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeConversation, makeManyConversations } from '../fixtures/history/conversations.ts';
import { dictated } from '../testing/welcomePayloads.ts';
import { createClientFor, serveEachTest } from '../testing/serveEachTest.ts';

const mocks = serveEachTest();
const client = createClientFor('sara');

const note = { subject: 'note', seed: 1, words: 20, minutesAgo: 5 } as const;

function fill(...rows: Partial<Conversation>[]): void {
  mocks.backend.fillHistory(
    'sara',
    rows.map((row, place) => makeConversation({ ...note, id: String(place), ...row })),
  );
}

async function list(query: HistoryQuery = {}) {
  const outcome = await client.listHistory(query);
  if (!outcome.ok) {
    throw new Error(JSON.stringify(outcome.failure));
  }
  return outcome.answer;
}

const listIds = async (query: HistoryQuery) => (await list(query)).results.map(({ id }) => id);

describe('the filters of the history', () => {
  beforeEach(() => {
    mocks.backend.fillHistory('sara');
  });

  it.each([
    [{ source: 'BOT' }, (row) => row.source === 'BOT'],
    [{ status: 'FAILED' }, (row) => row.status === 'FAILED' && row.failure_reason !== null],
    [{ is_starred: true }, (row) => row.is_starred],
    [{ has_audio: false }, (row) => !row.has_audio],
    [{ trash: true }, (row) => row.deleted_at !== null],
    [{ source: 'FILE', is_starred: true }, (row) => row.source === 'FILE' && row.is_starred],
  ] satisfies [HistoryQuery, (row: Conversation) => boolean][])(
    '%o leaves the rows that have it, and no other',
    async (query, has) => {
      const inTrash = 'trash' in query;
      const all = mocks.backend.account('sara').conversations;
      const expected = all.filter((one) => (one.deleted_at !== null) === inTrash && has(one));
      const found = await list({ ...query, page_size: 100 });
      expect(expected.length).toBeGreaterThan(0);
      expect(new Set(found.results.map(({ id }) => id))).toEqual(
        new Set(expected.map(({ id }) => id)),
      );
      expect(found.count).toBe(expected.length);
    },
  );

  it('the list has 28 of the thirty conversations, without their texts, and the trash two', async () => {
    const { count, results } = await list({ page_size: 100 });
    expect([count, (await list({ trash: true })).count]).toEqual([28, 2]);
    expect(results.filter((row) => 'text' in row || 'segments' in row)).toEqual([]);
  });
});

describe('the time span of the history', () => {
  it('`from` is inclusive and `to` is exclusive', async () => {
    fill(
      { created_at: '2026-11-20T20:29:59.999Z' },
      { created_at: '2026-11-20T20:30:00Z' },
      { created_at: '2026-11-21T20:29:59.999Z' },
      { created_at: '2026-11-21T20:30:00Z' },
    );
    mocks.backend.clock.advance(24 * 3_600_000);
    const span = { from: '2026-11-20T20:30:00Z', to: '2026-11-21T20:30:00.000Z' };
    expect(await listIds({ ...span, ordering: 'created_at' })).toEqual(['1', '2']);
  });
});

describe('the order of the history', () => {
  it.each([
    ['-created_at', ['1', '0', '2']],
    ['created_at', ['2', '0', '1']],
    ['-duration', ['2', '1', '0']],
    ['title', ['2', '0', '1']],
  ] as const)('%s', async (ordering, expected) => {
    fill(
      { title: 'گزارش ۹', duration: 1_000, created_at: '2026-11-02T00:00:00Z' },
      { title: 'گزارش ۱۰', duration: 2_000, created_at: '2026-11-03T00:00:00Z' },
      { title: 'پرونده', duration: 3_000, created_at: '2026-11-01T00:00:00Z' },
    );
    expect(await listIds({ ordering })).toEqual(expected);
  });
});

describe('the pages of the history', () => {
  it('each row is on exactly one page, and a page names its neighbours', async () => {
    mocks.backend.fillHistory('sara', makeManyConversations(45));
    const pages = [await list({}), await list({ page: 2 }), await list({ page: 3 })];
    expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 5]);
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id));
    expect(new Set(ids).size).toBe(45);
    expect(pages.map(({ previous, next }) => [pageIn(previous), pageIn(next)])).toEqual([
      [null, '2'],
      ['1', '3'],
      ['2', null],
    ]);
  });

  it('a page after the last is empty and says how many rows there are', async () => {
    mocks.backend.fillHistory('sara', makeManyConversations(45));
    const late = await list({ page: 9_999 });
    expect([late.results, late.count, pageIn(late.previous)]).toEqual([[], 45, '3']);
  });

  it('rows that arrive after the first page do not move the later pages', async () => {
    mocks.backend.fillHistory('sara', makeManyConversations(40));
    const whole = await listIds({ page_size: 50 });
    const { as_of, results } = await list({});
    mocks.backend.createHistory(mocks.backend.account('sara'), dictated);
    const later = await list({ page: 2, as_of: as_of ?? '' });
    expect([...results, ...later.results].map(({ id }) => id)).toEqual(whole);
    expect([later.count, later.as_of, (await list({})).count]).toEqual([40, as_of, 41]);
  });

  it('a list of 10,000 has its fiftieth page', async () => {
    mocks.backend.fillHistory('sara', makeManyConversations(10_000));
    const { count, results } = await list({ page_size: 100, page: 50 });
    expect([count, results.length]).toEqual([10_000, 100]);
  });
});

describe('the search of the history', () => {
  it.each([
    ['كتابها', 'کتاب‌ها'],
    ['کتاب ها', 'کتاب‌ها'],
    ['کتاب‌ها', 'كتابها'],
    ['ميرود', 'می‌رود'],
    ['23', '۲۳'],
    ['۲۳', '٢٣'],
    ['خانهٔ', 'خانۀ'],
    ['SPRINT', 'Sprint'],
    ['50%', '50%'],
    ['a.c', 'a.c'],
    ['(ناقص)', '(ناقص)'],
  ])('«%s» finds «%s» in a title', async (search, title) => {
    fill({ title: `پیش ${title} پس` }, { title: 'abc دیگر' });
    expect(await listIds({ search })).toEqual(['0']);
  });

  it('the text is searched too, and the snippet is cut between words around the hit', async () => {
    fill({}, {});
    const [first] = mocks.backend.account('sara').conversations;
    Object.assign(first ?? {}, {
      text: `${'آغاز متن '.repeat(20)}و سرانجام كتابهاي کهنه\nدر قفسه ماند ${'پایان متن '.repeat(20)}`,
    });
    const { results } = await list({ search: 'کتاب‌های کهنه' });
    const [{ id, snippet = '' } = {}] = results;
    expect([results.length, id]).toEqual([1, '0']);
    expect(snippet).toMatch(
      /^…(?:(?:آغاز|متن) )+و سرانجام كتابهاي کهنه در قفسه ماند (?:(?:پایان|متن) ?)+…$/u,
    );
    const [before = '', after = ''] = snippet.replaceAll('…', '').split('كتابهاي کهنه');
    expect([
      before.length <= 40,
      after.length <= 40,
      before.length > 30,
      after.length > 30,
    ]).toEqual([true, true, true, true]);
  });

  it('a short text is the whole snippet, and a hit only in the title has the first words', async () => {
    fill({ title: 'شکوفه' }, {});
    const [, second] = mocks.backend.account('sara').conversations;
    Object.assign(second ?? {}, { text: 'یک شکوفه افتاد' });
    const { results } = await list({ search: 'شکوفه', ordering: 'created_at' });
    expect(new Map(results.map(({ id, snippet }) => [id, snippet]))).toEqual(
      new Map([
        ['0', expect.stringMatching(/^[^…]{20,240}…?$/u) as unknown],
        ['1', 'یک شکوفه افتاد'],
      ]),
    );
  });

  it('X-120: a row has the first words of its text, cut between words', async () => {
    fill({}, {}, {});
    const [first, second, third] = mocks.backend.account('sara').conversations;
    Object.assign(first ?? {}, { text: 'یک\u200Cدو سه\n'.repeat(200) });
    Object.assign(second ?? {}, { text: ' کوتاه  است\n' });
    Object.assign(third ?? {}, { text: '' });
    const { results } = await list();
    const snippets = new Map(results.map(({ id, snippet }) => [id, snippet]));
    expect(snippets.get('0')).toMatch(/^(?:یک\u200Cدو|سه| )+…$/u);
    expect(snippets.get('0')?.length).toBeGreaterThan(220);
    expect([snippets.get('1'), snippets.get('2')]).toEqual(['کوتاه است', undefined]);
  });

  it('X-127: the answer has the length of the sound of all results, not of the page', async () => {
    mocks.backend.fillHistory('sara', makeManyConversations(45));
    const all = mocks.backend.account('sara').conversations;
    const length = (rows: readonly Conversation[]) =>
      rows.reduce((sum, row) => sum + row.duration, 0);
    expect((await list()).sound_duration).toBe(length(all));
    const files = all.filter(({ source }) => source === 'FILE');
    expect((await list({ source: 'FILE' })).sound_duration).toBe(length(files));
    for (const row of all) {
      row.has_audio = false;
    }
    expect((await list()).sound_duration).toBe(0);
  });

  it('a search of spaces and marks alone is no search', async () => {
    fill({}, {});
    expect((await list({ search: ' \u200C ' })).count).toBe(2);
  });
});

describe('ids', () => {
  it('X-113: an id keeps its JSON type, and the other spelling means the same conversation', async () => {
    fill({ id: 12 }, { id: '13' });
    expect(new Set(await listIds({}))).toEqual(new Set([12, '13']));
    expect(await client.retrieveHistory({ id: '12' })).toMatchObject({ answer: { id: 12 } });
    expect(await client.deleteHistory({ ids: ['12', 12, 13] })).toEqual({
      ok: true,
      answer: { done: ['12', 13], failed: [] },
    });
  });

  it('one call answers all jobs that are asked for, also one in the trash, and leaves out one that is gone', async () => {
    fill({ id: 1 }, { id: '2', deleted_at: '2026-11-21T00:00:00Z' }, { id: '3' });
    const found = await listIds({ ids: ['1', 2, 'gone'], source: 'BOT' });
    expect(new Set(found)).toEqual(new Set([1, '2']));
  });

  it('a hundred ids are one page', async () => {
    mocks.backend.fillHistory('sara', makeManyConversations(120));
    const ids = mocks.backend
      .account('sara')
      .conversations.slice(0, 100)
      .map(({ id }) => id);
    expect(await listIds({ ids })).toHaveLength(100);
  });
});

function pageIn(address: string | null): string | null {
  return address === null
    ? null
    : new URL(address, 'https://api.nevisa.test').searchParams.get('page');
}
