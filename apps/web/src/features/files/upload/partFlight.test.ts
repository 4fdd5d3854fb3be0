import { expect, it, vi } from 'vitest';
import { beginFlight } from './partFlight.ts';
import { FileServer } from './testing/fileServer.ts';

it.each([
  ['automatic', 'automatic'],
  [0, 'off'],
  [2, '2'],
  [8, '8'],
  [12, '8'],
] as const)('X-194: %s speakers are sent as %j', (speakers, diarization) => {
  const { calls } = new FileServer();
  const sendFilePart = vi.spyOn(calls, 'sendFilePart');
  const blob = new Blob(['sound']);
  const file = { name: 'a.mp3', size: blob.size, lastModified: 1 };
  const options = { punctuation: true, numbers: true, speakers };
  const input = { id: 'one', file, options, hash: 'hash', from: 0 };
  beginFlight({ calls, input, blob, offset: 0, now: () => 0, onSent: () => undefined });
  expect(sendFilePart.mock.calls[0]?.[0]).toMatchObject({ diarization });
});
