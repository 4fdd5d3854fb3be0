import { createPartClient } from '@nevisa/api';
import { fileCalls } from '@nevisa/api/files';
import { makeWavHeader, wavHeaderLength } from '@nevisa/api/wavHeader';
import { accounts } from '@nevisa/mocks/accounts';
import { createBackend } from '@nevisa/mocks/backend';
import { fetchFrom } from '@nevisa/mocks/fetch';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openUploadPage, StoredQueue } from './testing/uploadPage.ts';

/** A sound of one channel at 8 kHz, without speech. */
function createWave(size: number): File {
  const samples = new Uint8Array(size - wavHeaderLength);
  const head = makeWavHeader({ sampleRate: 8_000, bits: 16, bytes: samples.length });
  return new File([head, samples], 'گفت‌وگو.wav');
}

it('X-183, X-191: the mock server takes the parts of a file, begins one conversion and ends it', async () => {
  const backend = createBackend();
  backend.fillHistory('sara', []);
  const calls = createPartClient(fileCalls, {
    host: 'https://api.test',
    readToken: () => accounts.sara.token,
    fetch: fetchFrom(backend),
  });
  const page = openUploadPage({
    userId: crypto.randomUUID(),
    server: { calls },
    stored: new StoredQueue(),
  });
  onTestFinished(() => page.kill());
  const upload = () => page.run.view().uploads[0];
  await vi.waitFor(() => expect(page.run.view().mode).toBe('leading'));
  page.run.run({ type: 'add', uploads: [{ id: 'one', file: createWave(2_500_000) }] });
  await vi.waitFor(() => expect(upload()?.tags).toEqual(['ready']));
  page.run.run({ type: 'askAll', wish: 'all.started' });
  await vi.waitFor(() => expect(upload()?.tags).toEqual(['converting']));
  expect(upload()).toMatchObject({ received: 2_500_000, failure: null });
  const { conversations } = backend.account('sara');
  expect(conversations.map(({ client_id, source }) => [client_id, source])).toEqual([
    ['one', 'FILE'],
  ]);
  await vi.waitFor(() => expect(upload()?.report).toEqual({ state: 'queued' }));
  page.run.run({ type: 'ask', id: 'one', wish: { type: 'cancel.requested' } });
  await vi.waitFor(() => expect(upload()?.tags).toEqual(['canceled']));
  expect(upload()?.report).toEqual({ state: 'canceled', billed: 0 });
});
