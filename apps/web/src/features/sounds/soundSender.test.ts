import type { Client } from '@nevisa/api';
import type { StoredRecording } from '@nevisa/drafts';
import { expect, it, vi } from 'vitest';
import type { KeptSound, KeptSounds } from './keptSounds.ts';
import { SoundSender } from './soundSender.ts';

const makeRecording = (size: number): StoredRecording => ({
  recordingId: 'r',
  blob: new Blob([new Uint8Array(size)], { type: 'audio/webm' }),
  duration: size,
});

const makeSound = (duration: number): KeptSound => ({
  documentId: 'one',
  conversationId: 7,
  recordedAt: 1,
  duration,
  received: 0,
  isSent: false,
  isDone: true,
});

it('X-153: a sound that has grown since it was offered is offered anew and sent, and does not wait for the next look', async () => {
  vi.useFakeTimers();
  let size = 10;
  const uploaded: number[] = [];
  const uploadHistoryAudio = vi.fn(({ audio }: { audio: File }) => {
    uploaded.push(audio.size);
    return Promise.resolve({ ok: true, answer: { received: audio.size } });
  });
  const sender: SoundSender = new SoundSender({
    client: { uploadHistoryAudio } as unknown as Pick<Client, 'uploadHistoryAudio'>,
    sounds: {
      read: () => Promise.resolve([makeRecording(size)]),
      remember: () => Promise.resolve(),
    } as unknown as KeptSounds,
    onChange: () => undefined,
    onOutdated: () => void sender.offer([makeSound(size)]),
    onSent: () => undefined,
  });
  await sender.offer([makeSound(size)]);
  size = 17;
  sender.dispatch({ type: 'tab.changed', isOwner: true });
  sender.dispatch({ type: 'sending.allowed', allowed: true });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(uploaded).toEqual([17]);
  await sender.stop();
  vi.useRealTimers();
});

it('X-153: a sound that the device did not give once is sent when it is offered again', async () => {
  const read = vi
    .fn()
    .mockResolvedValueOnce([])
    .mockResolvedValue([makeRecording(10)]);
  const uploadHistoryAudio = vi.fn(({ audio }: { audio: File }) =>
    Promise.resolve({ ok: true, answer: { received: audio.size } }),
  );
  const sent = vi.fn();
  const sender = new SoundSender({
    client: { uploadHistoryAudio } as unknown as Pick<Client, 'uploadHistoryAudio'>,
    sounds: { read, remember: () => Promise.resolve() } as unknown as KeptSounds,
    onChange: () => undefined,
    onOutdated: () => undefined,
    onSent: sent,
  });
  sender.dispatch({ type: 'tab.changed', isOwner: true });
  sender.dispatch({ type: 'sending.allowed', allowed: true });
  await sender.offer([makeSound(10)]);
  expect(uploadHistoryAudio).not.toHaveBeenCalled();
  await sender.offer([makeSound(10)]);
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[7]]));
  await sender.stop();
});
