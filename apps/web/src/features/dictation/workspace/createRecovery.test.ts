import { createSegmentStore, restoreTranscript } from '@nevisa/transcript';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createMemoryDrafts } from '../../../testing/memoryDrafts.ts';
import { createRecovery } from './createRecovery.ts';
import { lockDraft } from './draftLock.ts';

interface Found {
  openId?: string;
  audioDuration?: number;
  unsentDuration?: number;
  /** The code of transcripts is not loaded. */
  lacksCode?: boolean;
  /** The browser gives no entry of the text. */
  isUnreadable?: boolean;
}

function openRecovery(...entries: unknown[]) {
  return openFound({}, ...entries);
}

function openFound(
  { openId = 'another', lacksCode = false, isUnreadable = false, ...sound }: Found,
  ...entries: unknown[]
) {
  const open = vi.fn(() => Promise.resolve());
  const discard = vi.fn((_: string) => Promise.resolve());
  const drafts = createMemoryDrafts({
    kept: [{ documentId: 'found', changedAt: 1, entries, ...sound }],
  });
  const openUnreadable: typeof drafts.open = (documentId) => ({
    ...drafts.open(documentId),
    entries: () => Promise.resolve([]),
  });
  const recovery = createRecovery({
    drafts: isUnreadable ? { ...drafts, open: openUnreadable } : drafts,
    openDocumentId: () => openId,
    isUnused: () => true,
    readText: async (content) => {
      if (lacksCode) {
        throw new Error('offline');
      }
      const segments = createSegmentStore(content.segments);
      const { document } = await Promise.resolve(restoreTranscript(content, segments));
      content.segments.forEach((segment) => document.insertSegment(segment));
      return document.text();
    },
    open,
    save: () => Promise.resolve(),
    discard,
  });
  recovery.start();
  return { recovery, open, drafts, discard };
}

const spoken = {
  kind: 'segment',
  segment: { id: 'a', text: 'سلام', start: 0, end: 1, words: [], confirmed: true },
};

describe('the recovery of a draft', () => {
  it('X-27: opens the draft that the person continues', async () => {
    const { recovery, open } = openRecovery(spoken);
    await waitFor(recovery, (state) => state.hasTag('offered'));
    recovery.send({ type: 'draft.continued' });
    await waitFor(recovery, (state) => state.hasTag('done'));
    expect(open).toHaveBeenCalledOnce();
  });

  it('S04, S13: opens a draft of which an entry cannot be read', async () => {
    const { recovery, open } = openRecovery(spoken, { kind: 'text', entry: { steps: 'torn' } });
    await waitFor(recovery, (state) => state.hasTag('offered'));
    recovery.send({ type: 'draft.continued' });
    await waitFor(recovery, (state) => state.hasTag('done'));
    expect(open).toHaveBeenCalledOnce();
  });

  it.each([
    ['queued', { kind: 'queued', pieceId: 'p' }],
    ['put away', { kind: 'finished' }],
  ])('X-27, S15: does not offer a draft that was %s', async (_, mark) => {
    const { recovery } = openRecovery(spoken, mark);
    await waitFor(recovery, (state) => state.hasTag('done'));
    expect(recovery.getSnapshot().context.draft).toBeNull();
  });

  it('X-27: does not offer the draft that is open', async () => {
    const { recovery } = openFound({ openId: 'found' }, spoken);
    await waitFor(recovery, (state) => !state.matches('looking'));
    expect(recovery.getSnapshot().hasTag('done')).toBe(true);
  });

  it('X-27: offers sound without a text, and a text without the code that reads it', async () => {
    for (const { recovery } of [
      openFound({ audioDuration: 1_000, unsentDuration: 1_000 }),
      openFound({ lacksCode: true }, spoken),
    ]) {
      await waitFor(recovery, (state) => !state.matches('looking'));
      expect(recovery.getSnapshot().hasTag('offered')).toBe(true);
    }
  });

  it('X-27: offers typed text without the code that reads it, and does not delete it', async () => {
    const typed = { kind: 'text', entry: { steps: [] }, number: 1 };
    const { recovery, drafts } = openFound({ lacksCode: true }, typed);
    await waitFor(recovery, (state) => !state.matches('looking'));
    expect(recovery.getSnapshot().context.draft?.words).toBeNull();
    expect((await drafts.list()).map(({ documentId }) => documentId)).toEqual(['found']);
  });

  it('X-25, X-27: offers unsent sound that no recorder has stored, and does not delete it', async () => {
    const { recovery, drafts } = openFound({ audioDuration: 0, unsentDuration: 60_000 });
    await waitFor(recovery, (state) => !state.matches('looking'));
    expect(recovery.getSnapshot().context.draft?.unsentDuration).toBe(60_000);
    expect(await drafts.list()).toHaveLength(1);
  });

  it.each(['draft.continued', 'draft.savedToHistory', 'discard.requested'] as const)(
    'S08, X-27: a draft that another page has opened meanwhile is left to it: %s',
    async (type) => {
      const { recovery, drafts, open } = openFound({ audioDuration: 5_000 }, spoken);
      await waitFor(recovery, (state) => state.hasTag('offered'));
      onTestFinished(lockDraft('found', 'another-page'));
      recovery.send({ type });
      recovery.send({ type: 'discard.confirmed' });
      await waitFor(recovery, (state) => !state.hasTag('busy'));
      expect(recovery.getSnapshot().context.failure).toBe('elsewhere');
      expect(open).not.toHaveBeenCalled();
      expect(await drafts.list()).toHaveLength(1);
    },
  );

  it.each(['draft.continued', 'draft.savedToHistory', 'discard.requested'] as const)(
    'S08, X-27: a draft that another page has deleted meanwhile is offered no more: %s',
    async (type) => {
      const { recovery, drafts, open } = openFound({ audioDuration: 5_000 }, spoken);
      await waitFor(recovery, (state) => state.hasTag('offered'));
      await drafts.open('found').remove();
      recovery.send({ type });
      recovery.send({ type: 'discard.confirmed' });
      await waitFor(recovery, (state) => !state.hasTag('busy') && !state.matches('looking'));
      expect(recovery.getSnapshot().hasTag('done')).toBe(true);
      expect(open).not.toHaveBeenCalled();
    },
  );

  it('X-27, S13: a draft is not taken for a deleted one while the browser gives no drafts', async () => {
    const { recovery, drafts, open } = openFound({ audioDuration: 5_000 }, spoken);
    await waitFor(recovery, (state) => state.hasTag('offered'));
    let unread = 0;
    vi.spyOn(drafts, 'countUnread').mockImplementation(() => unread);
    vi.spyOn(drafts, 'list').mockImplementation(() => {
      unread += 1;
      return Promise.resolve([]);
    });
    recovery.send({ type: 'draft.continued' });
    await waitFor(recovery, (state) => !state.hasTag('busy') && !state.matches('looking'));
    expect(open).toHaveBeenCalledOnce();
  });

  it('X-27, S13: offers a text that the browser does not give, and neither deletes nor opens it', async () => {
    const { recovery, drafts, open } = openFound({ isUnreadable: true }, spoken);
    await waitFor(recovery, (state) => !state.matches('looking'));
    expect(recovery.getSnapshot().context.draft?.words).toBeNull();
    recovery.send({ type: 'draft.continued' });
    await waitFor(recovery, (state) => !state.hasTag('busy'));
    expect(recovery.getSnapshot().context.failure).toBe('continue');
    expect(open).not.toHaveBeenCalled();
    expect(await drafts.open('found').entries()).toEqual([spoken]);
  });

  it('S12, X-27: takes a draft that the person discards out of the save queue, too', async () => {
    const { recovery, drafts, discard } = openFound({ audioDuration: 5_000 }, spoken);
    await waitFor(recovery, (state) => state.hasTag('offered'));
    recovery.send({ type: 'discard.requested' });
    recovery.send({ type: 'discard.confirmed' });
    await waitFor(recovery, (state) => state.hasTag('done'));
    expect(discard.mock.calls).toEqual([['found']]);
    expect(await drafts.list()).toEqual([]);
  });

  it('X-27: deletes a draft without a word', async () => {
    const { recovery, drafts } = openFound({ audioDuration: 999 });
    await waitFor(recovery, (state) => state.hasTag('done'));
    expect(await drafts.list()).toEqual([]);
  });

  it('X-27: does not offer a draft again that was saved, although its sound is not sent', async () => {
    const { recovery } = openFound({ audioDuration: 5_000, unsentDuration: 5_000 }, spoken);
    await waitFor(recovery, (state) => state.hasTag('offered'));
    recovery.send({ type: 'draft.savedToHistory' });
    await waitFor(recovery, (state) => !state.hasTag('busy') && !state.matches('looking'));
    expect(recovery.getSnapshot().hasTag('done')).toBe(true);
  });
});
