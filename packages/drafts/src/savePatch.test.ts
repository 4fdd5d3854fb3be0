import { describe, expect, it } from 'vitest';
import type { Failure, HistoryPatch, Outcome } from '@nevisa/api/types';
import { fitsKeepalive, savePatch } from './savePatch.ts';
import { createConversation } from './testing/createConversation.ts';

const segment = {
  segment_id: 's1',
  text: 'متن',
  start: null,
  end: null,
  words: [],
  speaker: null,
  is_edited: true,
};
const patch = {
  clientId: 'p1',
  revision: 3,
  keepsVersion: false as const,
  changes: [{ op: 'set' as const, segment_id: 's1', segment }],
};
const refused = (code: string, current?: unknown): Failure => ({
  kind: 'refused',
  status: 409,
  code,
  texts: [],
  retryAfter: null,
  current,
});

/** A client that answers each patch in the same way, and remembers what was sent. */
function createHistory(outcome: Outcome<{ revision: number }>) {
  const sent: HistoryPatch[] = [];
  return {
    sent,
    patchHistory: (payload: HistoryPatch) => {
      sent.push(payload);
      return Promise.resolve(
        outcome.ok
          ? { ok: true as const, answer: { ...outcome.answer, updated_at: null, word_count: 0 } }
          : outcome,
      );
    },
  };
}

describe('savePatch', () => {
  it('X-156: sends only the changes, with the revision that it saw and the id of the patch', async () => {
    const history = createHistory({ ok: true, answer: { revision: 4 } });
    expect(await savePatch(history, 77, patch)).toEqual({ ok: true, answer: { revision: 4 } });
    const { changes } = patch;
    expect(history.sent).toEqual([{ id: 77, revision: 3, client_id: 'p1', changes }]);
  });

  it('X-158: keeps the other side of a conflict as a version, and sends a new title and speakers', async () => {
    const history = createHistory({ ok: true, answer: { revision: 4 } });
    const speakers = [{ id: 's1', name: 'سارا' }];
    await savePatch(history, 'c1', { ...patch, title: 'نام', speakers, keepsVersion: 'conflict' });
    expect(history.sent).toMatchObject([{ title: 'نام', speakers, keep_version: 'conflict' }]);
  });

  it('X-158: returns the newest revision of a conflict', async () => {
    const current = createConversation({ revision: 9, segments: [segment] });
    const failure = refused('revision_conflict', current);
    expect(await savePatch(createHistory({ ok: false, failure }), 'h1', patch)).toEqual({
      ok: false,
      failure,
      theirs: { revision: 9, text: { title: current.title, speakers: [], segments: [segment] } },
    });
  });

  it.each([
    ['an unreadable conflict', refused('revision_conflict', 'nonsense')],
    ['the trash', refused('in_trash', createConversation())],
    ['no network', { kind: 'network' } as const],
  ])('X-163: returns no revision: %s', async (_, failure) => {
    const history = createHistory({ ok: false, failure });
    expect(await savePatch(history, 'h1', patch)).toEqual({ ok: false, failure });
  });

  it('T-44: sends the last patch of a page only up to 64 KiB, in bytes and not in letters', () => {
    const withText = (text: string) => ({
      ...patch,
      changes: [{ op: 'set' as const, segment_id: 's1', segment: { ...segment, text } }],
    });
    const rest = JSON.stringify({
      id: 'h1',
      revision: 3,
      client_id: 'p1',
      changes: withText('').changes,
    }).length;
    const letters = Math.floor((65_536 - rest) / 2);
    expect(fitsKeepalive('h1', withText('ا'.repeat(letters)))).toBe(true);
    expect(fitsKeepalive('h1', withText('ا'.repeat(letters + 1)))).toBe(false);
  });
});
