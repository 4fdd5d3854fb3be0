import { createSegmentStore, restoreTranscript } from '@nevisa/transcript';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createMemoryDrafts } from '../../../testing/memoryDrafts.ts';
import { createRecovery } from './createRecovery.ts';

function openRecovery(...entries: unknown[]) {
  const open = vi.fn();
  const recovery = createRecovery({
    drafts: createMemoryDrafts({ kept: [{ documentId: 'found', changedAt: 1, entries }] }),
    openDocumentId: () => 'another',
    readText: async (content) => {
      const segments = createSegmentStore(content.segments);
      const { document } = await Promise.resolve(restoreTranscript(content, segments));
      content.segments.forEach((segment) => document.insertSegment(segment));
      return document.text();
    },
    open,
    save: () => Promise.resolve(),
  });
  recovery.start();
  return { recovery, open };
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
  ])('S15: does not offer a draft that was %s', async (_, mark) => {
    const { recovery } = openRecovery(spoken, mark);
    await waitFor(recovery, (state) => state.hasTag('done'));
    expect(recovery.getSnapshot().context.draft).toBeNull();
  });
});
