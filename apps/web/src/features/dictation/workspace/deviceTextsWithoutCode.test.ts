import { describe, expect, it } from 'vitest';
import { createMemoryDrafts } from '../../../testing/memoryDrafts.ts';
import { DeviceTexts, type DeviceTextsParts } from './deviceTexts.ts';

const spoken = {
  kind: 'segment',
  segment: { id: 'a', text: 'سلام', start: 0, end: 1, words: [], confirmed: true },
};
const typed = { kind: 'text', entry: { steps: [] }, number: 1 };

/** The texts of a device whose page has not loaded the code of the editor. */
function openTexts(...drafts: readonly (readonly unknown[])[]) {
  const kept = drafts.map((entries, at) => ({ documentId: `d${at}`, changedAt: at, entries }));
  return new DeviceTexts({
    ports: {
      drafts: createMemoryDrafts({ kept }),
      saveQueue: { list: () => Promise.resolve([]) },
    },
    current: {
      open: { documentId: 'open', document: null, flush: () => Promise.resolve() },
      dictation: { getSnapshot: () => ({ context: { elapsed: 0 } }) },
      readDocument: () => Promise.reject(new Error('offline')),
    },
    saving: { sync: { getSnapshot: () => ({ context: { entries: [] } }) } },
    archives: new Map(),
  } as unknown as DeviceTextsParts);
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
});
