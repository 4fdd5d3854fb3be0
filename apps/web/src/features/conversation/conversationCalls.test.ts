import { createTranscriptDocument, openConversation } from '@nevisa/transcript';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type ConversationClient, loadWords, savingOff } from './conversationCalls.ts';

it('X-134: each part of the words waits for an idle browser, so that the page takes keys between two', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const retrieveHistoryWords = vi.fn<ConversationClient['retrieveHistoryWords']>(() =>
    Promise.resolve({ ok: true, answer: [] }),
  );
  const client = { retrieveHistoryWords } as unknown as ConversationClient;
  const long = { segment_id: 'a', text: 'سلام', start: 0, end: 1_500, words: [], speaker: null };
  const document = openConversation([{ ...long, is_edited: false }]);
  const loading = loadWords(client, 'one', document, new AbortController().signal);
  for (const asked of [1, 2, 3]) {
    await vi.waitFor(() => expect(waiting).toHaveLength(asked));
    expect(retrieveHistoryWords).toHaveBeenCalledTimes(asked - 1);
    waiting.at(-1)?.();
  }
  expect(await loading).toEqual({ ok: true, answer: null });
});

it('X-134: the words of a text are asked for once the browser is idle, because words that come while it is shown in steps would show the rest in one task', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const refused = { ok: false, failure: savingOff } as const;
  const retrieveHistoryWords = vi.fn<ConversationClient['retrieveHistoryWords']>(() =>
    Promise.resolve(refused),
  );
  const client = { retrieveHistoryWords } as unknown as ConversationClient;
  const { signal } = new AbortController();
  const loading = loadWords(client, 'one', createTranscriptDocument(), signal);
  await Promise.resolve();
  expect(retrieveHistoryWords).not.toHaveBeenCalled();
  waiting.forEach((work) => work());
  expect(await loading).toBe(refused);
  expect(retrieveHistoryWords).toHaveBeenCalledTimes(1);
});
