import { createSaveQueue, type History } from '@nevisa/drafts';
import { createConversation, createRevision, deleteDrafts } from '@nevisa/drafts/testing';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startDraftSync } from './startDraftSync.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDrafts();
});

const [a, b] = [createRevision('a'), createRevision('b')];

describe('saving queued revisions', () => {
  it('X-25, X-322: saves the revisions of an earlier visit when the network returns, and removes them from the queue', async () => {
    await createSaveQueue('sara').add(a);
    const queue = createSaveQueue('sara');
    const { history, create, goOnline } = historyWithoutNetwork();
    const sync = startDraftSync({ history, queue });
    onTestFinished(() => {
      sync.stop();
    });
    await vi.waitFor(() => expect(sync.getSnapshot().hasTag('waiting')).toBe(true));
    expect(await queue.list()).toEqual([a]);
    goOnline();
    await queue.add(b);
    sync.send({ type: 'revision.added', revision: b });
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(sync.getSnapshot().context.saved).toHaveProperty([b.documentId]));
    await vi.waitFor(async () => expect(await queue.list()).toEqual([]));
    const sent = create.mock.calls.map(([{ client_id }]) => client_id);
    expect(sent.slice(-2)).toEqual([a.documentId, b.documentId]);
    expect(new Set(sent.slice(0, -1))).toEqual(new Set([a.documentId]));
  });
});

it('X-25: reads the queue again that the browser has not given, and saves its revisions', async () => {
  await createSaveQueue('sara').add(a);
  const { history, create, goOnline } = historyWithoutNetwork();
  goOnline();
  const queue = createSaveQueue('sara');
  const refuse = () => {
    throw new DOMException('no', 'UnknownError');
  };
  // The first one counts the deletions of the device, the second one reads the queue.
  const transaction = vi
    .spyOn(IDBDatabase.prototype, 'transaction')
    .mockImplementationOnce(refuse)
    .mockImplementationOnce(refuse);
  const sync = startDraftSync({ history, queue });
  onTestFinished(() => {
    sync.stop();
  });
  await vi.waitFor(() => expect(queue.countUnread()).toBe(1));
  transaction.mockRestore();
  // Until then the queue is not known to be empty.
  expect(sync.getSnapshot().hasTag('loading')).toBe(true);
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
});

function historyWithoutNetwork() {
  let online = false;
  const create = vi.fn<History['createHistory']>(async ({ client_id, text, title }) =>
    online
      ? {
          ok: true,
          answer: createConversation({ id: `history of ${client_id}`, client_id, text, title }),
        }
      : { ok: false, failure: { kind: 'network' } },
  );
  return {
    create,
    history: {
      createHistory: create,
      retrieveHistory: vi.fn<History['retrieveHistory']>(),
      updateHistory: vi.fn<History['updateHistory']>(),
    },
    goOnline: () => {
      online = true;
    },
  };
}
