import type { History, SaveQueue } from '@nevisa/drafts';
import { createRevision } from '@nevisa/drafts/testing';
import { type DraftEntry, readDraft } from '@nevisa/transcript';
import { expect, it, vi } from 'vitest';
import { createMemoryDrafts } from '../../../testing/memoryDrafts.ts';
import type { CurrentTranscript } from './currentTranscript.ts';
import { open } from './openTranscriptTesting.ts';
import { putAway } from './putAway.ts';
import { TranscriptSaving } from './transcriptSaving.ts';
import { makeConflict } from './workspaceTesting.ts';

const typed: DraftEntry = { kind: 'text', entry: { steps: [] }, number: 1 };

/** A transcript of an earlier visit with typed text, on the sheet of a page that has not loaded the code of the editor. */
async function openTyped() {
  const kept = [{ documentId: 'document', changedAt: 1, entries: [typed] }];
  const drafts = createMemoryDrafts({ kept });
  const { document } = await open(readDraft([typed]), drafts);
  const dictation = {
    getSnapshot: () => ({ matches: () => true, hasTag: () => false, context: { unsent: 0 } }),
    send: () => undefined,
  };
  const restore = vi.fn();
  const archives = { isKept: () => true };
  const parts = { dictation, open: document, archives, restore };
  const current = parts as unknown as CurrentTranscript;
  const stored = async () => readDraft(await drafts.open('document').entries()).text;
  return { current, restore, stored };
}

/** Saves a text that another device has changed. */
function startSaving(current: CurrentTranscript): TranscriptSaving {
  const refuse = () => Promise.resolve({ ok: false as const, failure: makeConflict().failure });
  const history: History = {
    createHistory: refuse,
    retrieveHistory: refuse,
    updateHistory: refuse,
  };
  const saveQueue: SaveQueue = {
    add: () => Promise.resolve(),
    list: () =>
      Promise.resolve([
        createRevision('a', { documentId: 'document', historyId: 'h', revision: 1 }),
      ]),
    remove: () => Promise.resolve(),
    separate: () => Promise.resolve(),
    countUnread: () => 0,
  };
  const retention = { read: () => true, subscribe: () => () => undefined };
  return new TranscriptSaving({ saveQueue, history }, retention, current);
}

it('X-27, S15: puts typed text away without the code that reads it, and does not delete it', async () => {
  const { current, stored } = await openTyped();
  const saving = { isAllowed: () => false } as unknown as TranscriptSaving;
  expect(await putAway(current, saving)).toBe('document');
  expect(await stored()).toEqual([typed.entry]);
});

it('X-27: does not separate typed text from its conflict without the code that reads it', async () => {
  const { current, restore, stored } = await openTyped();
  const saving = startSaving(current);
  await vi.waitFor(() =>
    expect(saving.sync.getSnapshot().context.entries[0]?.aside?.kind).toBe('conflict'),
  );
  await expect(saving.resolveConflict('both')).rejects.toThrow('code is loaded');
  await saving.stop();
  expect(restore).not.toHaveBeenCalled();
  expect(await stored()).toEqual([typed.entry]);
});
