import { createTranscriptDocument } from '@nevisa/transcript';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createMemoryDrafts } from '../../../testing/memoryDrafts.ts';
import { createRecovery } from './createRecovery.ts';

function recoveryOf(...entries: unknown[]) {
  const open = vi.fn();
  const recovery = createRecovery({
    drafts: createMemoryDrafts({ kept: [{ documentId: 'found', changedAt: 1, entries }] }),
    saveQueue: { list: () => Promise.resolve([]) },
    openDocumentId: () => 'another',
    readText: async (content) => {
      const document = await Promise.resolve(createTranscriptDocument({ entries: content.text }));
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
    const { recovery, open } = recoveryOf(spoken);
    await waitFor(recovery, (state) => state.hasTag('offered'));
    recovery.send({ type: 'draft.continued' });
    await waitFor(recovery, (state) => state.hasTag('done'));
    expect(open).toHaveBeenCalledOnce();
  });

  it('S04: offers a draft that cannot be read, and does not open it', async () => {
    const { recovery, open } = recoveryOf(spoken, { kind: 'text', entry: { steps: 'torn' } });
    await waitFor(recovery, (state) => state.hasTag('offered'));
    recovery.send({ type: 'draft.continued' });
    await waitFor(recovery, (state) => !state.hasTag('busy'));
    expect(recovery.getSnapshot().context.failure).toBe('continue');
    expect(recovery.getSnapshot().hasTag('offered')).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });
});
