import { createTranscriptDocument } from '@nevisa/transcript';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type ConversationClient, loadWords, savingOff } from './conversationCalls.ts';

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
