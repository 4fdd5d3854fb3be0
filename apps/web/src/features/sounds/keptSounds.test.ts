import type { DraftEntry } from '@nevisa/transcript';
import { expect, it } from 'vitest';
import { createMemoryDrafts } from '../../testing/memoryDrafts.ts';
import { createKeptSounds } from './keptSounds.ts';

const slice = {
  recordingId: 'r',
  index: 0,
  bytes: new Uint8Array(3).buffer,
  mimeType: 'audio/webm',
  duration: 1_000,
};

/** A device with the sound of a saved text, which does not give its drafts while it is broken. */
async function openDevice() {
  const memory = createMemoryDrafts({
    kept: [{ documentId: 'one', changedAt: 1, entries: [], slices: [slice] }],
  });
  let unread = 0;
  let isBroken = false;
  const sounds = createKeptSounds({
    ...memory,
    list: () => {
      unread += isBroken ? 1 : 0;
      return isBroken ? Promise.resolve([]) : memory.list();
    },
    countUnread: () => unread,
  });
  await memory.open('one').append([{ kind: 'queued', pieceId: 'p' } satisfies DraftEntry]);
  await sounds.bind('one', 7);
  return {
    sounds,
    setBroken: (next: boolean) => {
      isBroken = next;
    },
  };
}

it('X-153: a device that does not give its drafts is not taken for one without sounds', async () => {
  const { sounds, setBroken } = await openDevice();
  setBroken(true);
  await expect(sounds.list()).rejects.toMatchObject({ reason: 'forbidden' });
});

it('X-153: what is known of a sound stays where the device does not give its drafts', async () => {
  const { sounds, setBroken } = await openDevice();
  setBroken(true);
  await sounds.removeOrphans().catch(() => undefined);
  setBroken(false);
  expect(await sounds.list()).toMatchObject([{ documentId: 'one', conversationId: 7 }]);
});
