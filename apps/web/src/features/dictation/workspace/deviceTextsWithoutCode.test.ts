import { createRevision } from '@nevisa/drafts/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryDrafts } from '../../../testing/memoryDrafts.ts';
import { DeviceTexts, type DeviceTextsParts } from './deviceTexts.ts';
import { listLockedDrafts, lockDraft } from './draftLock.ts';

const spoken = {
  kind: 'segment',
  segment: { id: 'a', text: 'سلام', start: 0, end: 1, words: [], confirmed: true },
};
const typed = { kind: 'text', entry: { steps: [] }, number: 1 };

/** The texts of a device whose page has not loaded the code of the editor. */
function openTexts(...drafts: readonly (readonly unknown[])[]) {
  return openFrom(...drafts).texts;
}

function openFrom(...drafts: readonly (readonly unknown[])[]) {
  const kept = drafts.map((entries, at) => ({ documentId: `d${at}`, changedAt: at, entries }));
  const stored = createMemoryDrafts({ kept });
  let isUnreadable = false;
  const open: typeof stored.open = (documentId) => {
    const draft = stored.open(documentId);
    return { ...draft, entries: () => (isUnreadable ? Promise.resolve([]) : draft.entries()) };
  };
  const queued = createRevision('old', { documentId: 'd0', text: 'کهنه' });
  const texts = new DeviceTexts({
    ports: {
      drafts: { ...stored, open },
      saveQueue: {
        list: () => Promise.resolve(isUnreadable ? [queued] : []),
        countUnread: () => 0,
      },
    },
    current: {
      open: { documentId: 'open', document: null, flush: () => Promise.resolve() },
      dictation: { getSnapshot: () => ({ context: { elapsed: 0 } }) },
      readDocument: () => Promise.reject(new Error('offline')),
    },
    saving: { isAllowed: () => true, sync: { getSnapshot: () => ({ context: { entries: [] } }) } },
    archives: { readRecordings: () => Promise.resolve(null), forget: () => undefined },
  } as unknown as DeviceTextsParts);
  /** From now on the browser gives no entry of a text. */
  const breakReading = () => {
    isUnreadable = true;
  };
  return { texts, stored, breakReading };
}

describe('the texts of a device without the code of the editor', () => {
  it('X-27, X-122: lists the recognised words, and says where typed text is missing from them', async () => {
    const texts = await openTexts([spoken], [spoken, typed], [typed]).list();
    expect(texts.map(({ documentId, text, isPartial }) => [documentId, text, isPartial])).toEqual([
      ['d2', '', true],
      ['d1', 'سلام', true],
      ['d0', 'سلام', false],
    ]);
  });

  it('X-27: neither opens, sends nor deletes a text that another page has opened after the list was read', async () => {
    const { texts, stored } = openFrom([spoken]);
    expect(await texts.list()).toHaveLength(1);
    onTestFinished(lockDraft('d0', 'another-page'));
    await expect(texts.open('d0')).rejects.toThrow('another page');
    await expect(texts.save('d0')).rejects.toThrow('another page');
    await expect(texts.remove('d0')).rejects.toThrow('another page');
    expect(await stored.open('d0').entries()).toEqual([spoken]);
  });

  it('X-27: no other page may open a text while this one sends or opens it', async () => {
    const { texts } = openFrom([spoken]);
    const sent = texts.save('d0').catch(() => undefined);
    expect(await listLockedDrafts('another-page')).toEqual(new Set(['d0']));
    await sent;
    await vi.waitFor(async () => expect(await listLockedDrafts('another-page')).toEqual(new Set()));
  });

  it('X-27, S13: lists a text that the browser does not give, and writes no older one over it', async () => {
    const { texts, stored, breakReading } = openFrom([spoken]);
    breakReading();
    expect(await texts.list()).toMatchObject([{ documentId: 'd0', text: '', isPartial: true }]);
    await expect(texts.open('d0')).rejects.toThrow('cannot read the text');
    await expect(texts.save('d0')).rejects.toThrow('cannot read the text');
    expect(await stored.open('d0').entries()).toEqual([spoken]);
  });
});
