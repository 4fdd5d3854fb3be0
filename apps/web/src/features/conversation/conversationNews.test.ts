import type { Conversation } from '@nevisa/api/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConversationNews } from './conversationNews.ts';

const row = { id: 7, revision: 3, deleted_at: null } as Conversation;

interface Opened {
  isVisible?: boolean;
  isReading?: boolean;
  saved?: { revision: number } | null;
  pending?: object | null;
  stopReason?: string | null;
  /** The rows that the server has. */
  rows?: readonly Conversation[];
}

afterEach(() => vi.unstubAllGlobals());

/** Checks an opened text; answers the calls, in their order, and what the machine is sent. */
async function check({
  isVisible = true,
  isReading = false,
  saved = { revision: 3 },
  pending = null,
  stopReason = null,
  rows = [row],
}: Opened) {
  vi.stubGlobal('document', { visibilityState: isVisible ? 'visible' : 'hidden' });
  const calls: string[] = [];
  const sent: string[] = [];
  const seen: unknown[] = [];
  const [first = row] = rows;
  const client = {
    listHistory: () => {
      calls.push('row');
      return Promise.resolve({ ok: true, answer: { results: rows } });
    },
    retrieveHistory: () => {
      calls.push('text');
      return Promise.resolve({ ok: true, answer: { ...first, text: '', segments: [] } });
    },
  };
  const view = { context: { saved, pending, stopReason }, hasTag: () => isReading };
  const parts = {
    actor: {
      getSnapshot: () => view,
      send: ({ type }: { type: string }) => sent.push(type),
    },
    facts: {
      see: (known: unknown) => seen.push(known),
      read: () => row,
      followChoice: () => false,
    },
    signal: new AbortController().signal,
  };
  const resources = { id: 7, client: () => client, mayLeave: () => true };
  await createConversationNews(
    resources as unknown as Parameters<typeof createConversationNews>[0],
    parts as unknown as Parameters<typeof createConversationNews>[1],
  ).check();
  return { calls, sent, seen };
}

describe('a text that may have changed elsewhere', () => {
  it('X-117: is looked for by its row alone while nothing differs, and the row is taken over', async () => {
    const starred = { ...row, is_starred: true };
    expect(await check({ rows: [starred] })).toEqual({ calls: ['row'], sent: [], seen: [starred] });
  });

  it.each<[string, Opened]>([
    ['the page is hidden', { isVisible: false }],
    ['it is still loading', { saved: null }],
    ['a save waits for its answer', { pending: {} }],
    ['the session has ended', { stopReason: 'session' }],
    ['another account came', { stopReason: 'account' }],
  ])('X-117: is not asked for while %s', async (_, opened) => {
    expect((await check(opened)).calls).toEqual([]);
  });

  it.each<[string, Opened, readonly string[]]>([
    ['another revision', { saved: { revision: 2 } }, ['document.returned', 'server.moved']],
    [
      'the trash',
      { rows: [{ ...row, deleted_at: '2026-11-21T10:36:00Z' }] },
      ['document.deleted', 'server.moved'],
    ],
    ['the way back', { stopReason: 'deleted' }, ['document.returned', 'server.moved']],
    ['no row', { rows: [] }, ['document.returned', 'server.moved']],
  ])('X-117: is read again after %s', async (_, opened, events) => {
    const { calls, sent } = await check(opened);
    expect({ calls, sent }).toEqual({ calls: ['row', 'text'], sent: events });
  });

  it.each<[string, Opened]>([
    ['a tab that only reads has another revision', { isReading: true, saved: { revision: 2 } }],
    [
      'it is known to be in the trash',
      { stopReason: 'deleted', rows: [{ ...row, deleted_at: '2026-11-21T10:36:00Z' }] },
    ],
  ])('X-117: is not read again while %s', async (_, opened) => {
    expect((await check(opened)).calls).toEqual(['row']);
  });
});
