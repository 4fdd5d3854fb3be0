import { type Client, createClient } from '@nevisa/api';
import { describe, expect, it, vi } from 'vitest';
import {
  carryOutBulk,
  duplicateText,
  type HistoryClient,
  saveStar,
  saveTitle,
} from './historyCalls.ts';

const whole = {
  id: 7,
  client_id: 'old',
  title: 'جلسه',
  text: 'سلام',
  segments: [{ segment_id: '1', text: 'سلام', speaker: 'a' }],
  speakers: [{ id: 'a', name: 'سارا' }],
  duration: 900,
  has_audio: true,
};
const options = {
  clientId: 'new',
  nameCopy: (title: string) => `${title} ۲`,
  now: Date.parse('2026-11-21T10:00:00Z'),
};

describe('a copy of a text', () => {
  it('X-133: is a new conversation with an id of its own, with text, speakers and segments', async () => {
    const createHistory = vi.fn((_: unknown) => Promise.resolve({ ok: true, answer: {} }));
    const retrieveHistory = vi.fn(() => Promise.resolve({ ok: true, answer: whole }));
    const client = { createHistory, retrieveHistory } as unknown as Client;
    await duplicateText(client, 7, options);
    expect(retrieveHistory).toHaveBeenCalledWith({ id: 7, words: 1 });
    const { text, segments, speakers, duration } = whole;
    expect(createHistory.mock.calls).toEqual([
      [
        {
          client_id: 'new',
          title: 'جلسه ۲',
          text,
          segments,
          speakers,
          duration,
          source: 'LIVE',
          created_at: '2026-11-21T10:00:00.000Z',
        },
      ],
    ]);
  });

  it('X-133: a text that does not come makes no copy', async () => {
    const createHistory = vi.fn();
    const failed = { ok: false, failure: { kind: 'network' } };
    const client = { createHistory, retrieveHistory: () => Promise.resolve(failed) };
    expect(await duplicateText(client as unknown as Client, 7, options)).toEqual(failed);
    expect(createHistory).not.toHaveBeenCalled();
  });
});

it('X-105: an undo calls for the restoration of its rows', async () => {
  const restoreHistory = vi.fn(() =>
    Promise.resolve({ ok: true, answer: { done: [7], failed: [] } }),
  );
  const client = { restoreHistory } as unknown as HistoryClient;
  const outcome = await carryOutBulk(client, { action: 'restore', ids: [7], isUndo: true });
  expect(restoreHistory.mock.calls).toEqual([[{ ids: [7] }, { keepalive: true }]]);
  expect(outcome).toEqual({ ok: true, answer: { done: [7], failed: [] } });
});

describe('a title over a revision that the server has no more', () => {
  const conflictWith = (title: string) => {
    const current = {
      id: 7,
      client_id: null,
      title,
      text: '',
      snippet: '',
      segments: [],
      speakers: [],
      duration: 0,
      revision: 4,
      created_at: '2026-11-21T10:00:00Z',
    };
    const failure = { kind: 'refused', status: 409, code: 'revision_conflict', texts: [], current };
    const patchHistory = () => Promise.resolve({ ok: false, failure });
    return { patchHistory } as unknown as HistoryClient;
  };
  const row = { id: 7, title: 'تازه', revision: 3 };

  it('X-124: is saved where the server has it already: the answer of an earlier try was lost', async () => {
    expect(await saveTitle(conflictWith('تازه'), row)).toEqual({
      ok: true,
      answer: { id: 7, title: 'تازه', revision: 4 },
    });
  });

  it('X-116: is a question where another one was written meanwhile', async () => {
    expect(await saveTitle(conflictWith('دیگر'), row)).toMatchObject({
      ok: false,
      current: { title: 'دیگر', revision: 4 },
    });
  });
});

describe('a request that is under way when the page closes', () => {
  /** A client of a server that never answers, and whether each request goes on after the page. */
  function watchRequests() {
    const goesOn: unknown[] = [];
    const client = createClient({
      host: '',
      readToken: () => 'token',
      fetch: (_, request) => {
        goesOn.push(request?.keepalive ?? false);
        return new Promise(() => undefined);
      },
    });
    return { client, goesOn };
  }

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['X-125: a star', (client) => saveStar(client, { id: 7, revision: 1 }, true)],
    ['X-124: a title', (client) => saveTitle(client, { id: 7, title: 'جلسه', revision: 1 })],
    ...(['trash', 'deleteForever', 'restore', 'deleteAll'] as const).map(
      (action): [string, (client: Client) => Promise<unknown>] => [
        `X-126: a bulk (${action})`,
        (client) => carryOutBulk(client, { action, ids: [7] }),
      ],
    ),
  ])('%s goes on', (_, act) => {
    const { client, goesOn } = watchRequests();
    void act(client);
    expect(goesOn).toEqual([true]);
  });

  it('T-44: a bulk with longer ids than half of the room goes without it, and is not refused', () => {
    const { client, goesOn } = watchRequests();
    const ids = Array.from({ length: 1_000 }, () => crypto.randomUUID());
    void carryOutBulk(client, { action: 'trash', ids });
    expect(goesOn).toEqual([false]);
  });
});
