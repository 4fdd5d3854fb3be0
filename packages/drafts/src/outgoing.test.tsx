import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { conversationOf } from './testing/conversationOf.ts';
import { createDrafts } from './createDrafts.ts';
import { startDraftSync } from './draftSync.ts';
import { createOutgoing } from './outgoing.ts';
import type { History } from './savePiece.ts';
import { pieceOf } from './testing/pieceOf.ts';
import { allRawBytes, deleteDrafts, withRawDatabase } from './testing/rawDatabase.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDrafts();
});

const [a, b] = [pieceOf('a'), pieceOf('b')];

describe('documents that wait for the history', () => {
  it('X-25: are there, in order, after everything has ended', async () => {
    const outgoing = createOutgoing('sara');
    await Promise.all([outgoing.add(a), outgoing.add(b), outgoing.add(a)]);
    expect(await createOutgoing('sara').list()).toEqual([a, b]);
    expect(await createOutgoing('reza').list()).toEqual([]);
    expect(await createDrafts('sara').list()).toEqual([]);
  });

  it('X-25: go when they were saved, and only then', async () => {
    const outgoing = createOutgoing('sara');
    await Promise.all([a, b].map((piece) => outgoing.add(piece)));
    await outgoing.remove(['a', 'nobody']);
    expect(await outgoing.list()).toEqual([b]);
  });

  it('X-25: become documents of their own, from one piece on', async () => {
    const outgoing = createOutgoing('sara');
    const { documentId } = a;
    const before = pieceOf('before', { documentId });
    const after = pieceOf('after', { documentId, historyId: 'h', revision: 3 });
    for (const piece of [before, a, b, after]) {
      await outgoing.add(piece);
    }
    await outgoing.separate('a', 'copy');
    await outgoing.separate('nobody', 'another copy');
    expect(await createOutgoing('sara').list()).toEqual([
      before,
      { ...a, documentId: 'copy' },
      b,
      { ...after, documentId: 'copy', historyId: null, revision: null },
    ]);
  });

  it('S10: hold no plain text, and are unreadable with the drafts once these are shredded', async () => {
    await createOutgoing('sara').add(pieceOf('a', { text: 'a secret sentence' }));
    expect(await allRawBytes()).not.toContain('secret');
    await createDrafts('sara').shred();
    expect(await createOutgoing('sara').list()).toEqual([]);
    expect(await withRawDatabase((database) => database.count('outgoing'))).toBe(0);
  });

  it('S04: stay aside where one cannot be read', async () => {
    const outgoing = createOutgoing('sara');
    await outgoing.add(a);
    await outgoing.add(b);
    await withRawDatabase((database) =>
      database.put('outgoing', { damaged: true } as never, ['sara', 1, 'a']),
    );
    expect(await outgoing.list()).toEqual([b]);
    expect(await withRawDatabase((database) => database.count('quarantine'))).toBe(1);
  });

  it('S03: are refused where the device is full', async () => {
    const outgoing = createOutgoing('sara');
    await outgoing.add(a);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await expect(outgoing.add(b)).rejects.toMatchObject({ reason: 'full' });
    expect(await outgoing.list()).toEqual([a]);
  });
});

describe('the way to the history', () => {
  it('X-25: brings what was kept in an earlier visit there when the network is back, and forgets it', async () => {
    await createOutgoing('sara').add(a);
    const outgoing = createOutgoing('sara');
    const { history, create, goOnline } = historyWithoutNetwork();
    const sync = startDraftSync({ history, outgoing });
    onTestFinished(() => {
      sync.stop();
    });
    await vi.waitFor(() => expect(sync.getSnapshot().hasTag('waiting')).toBe(true));
    expect(await outgoing.list()).toEqual([a]);
    goOnline();
    await outgoing.add(b);
    sync.send({ type: 'revision.added', revision: b });
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(sync.getSnapshot().context.saved).toHaveProperty([b.documentId]));
    await vi.waitFor(async () => expect(await outgoing.list()).toEqual([]));
    const sent = create.mock.calls.map(([{ client_id }]) => client_id);
    expect(sent.slice(-2)).toEqual([a.documentId, b.documentId]);
    expect(new Set(sent.slice(0, -1))).toEqual(new Set([a.documentId]));
  });
});

function historyWithoutNetwork() {
  let online = false;
  const create = vi.fn<History['createHistory']>(async ({ client_id, text, title }) =>
    online
      ? {
          ok: true,
          answer: conversationOf({ id: `history of ${client_id}`, client_id, text, title }),
        }
      : { ok: false, failure: { kind: 'network' } },
  );
  return {
    create,
    history: { createHistory: create, updateHistory: vi.fn<History['updateHistory']>() },
    goOnline: () => {
      online = true;
    },
  };
}
