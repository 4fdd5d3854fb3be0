import { createPartClient } from '@nevisa/api';
import { fileCalls } from '@nevisa/api/files';
import { accounts } from '@nevisa/mocks/accounts';
import { createBackend } from '@nevisa/mocks/backend';
import { fetchFrom } from '@nevisa/mocks/fetch';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openUploadPage, StoredQueue } from './testing/uploadPage.ts';

/** A sound of one channel at 8 kHz, without speech. */
function createWave(size: number): File {
  const head = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) =>
    Array.from(text).forEach((letter, place) => head.setUint8(at + place, letter.charCodeAt(0)));
  write(0, 'RIFF');
  head.setUint32(4, size - 8, true);
  write(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, 8_000, true);
  head.setUint32(28, 16_000, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  write(36, 'data');
  head.setUint32(40, size - 44, true);
  return new File([head, new Uint8Array(size - 44)], 'گفت‌وگو.wav');
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
