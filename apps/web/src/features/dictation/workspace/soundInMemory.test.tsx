import type { Archive, ArchiveEvent, StoredRecording } from '@nevisa/drafts';
import { expect, it, vi } from 'vitest';
import { createFakePorts } from '../../../testing/createFakePorts.ts';
import { open, takingHistory } from './workspaceTesting.ts';

/**
 * A workspace whose recordings the device refuses while the test says so.
 *
 * @param duration of each recording, in ms
 */
async function openRecording(duration = 1_000) {
  const archives: { isBehind: boolean; report: (event: ArchiveEvent) => void }[] = [];
  const makeRecording = (at: number): StoredRecording => ({
    recordingId: `r${at}`,
    blob: new Blob(['x'.repeat(at)]),
    duration,
  });
  const ports = {
    ...createFakePorts({ history: takingHistory() }),
    openMicrophone: () =>
      Promise.resolve({
        ok: true as const,
        fellBack: false,
        microphone: {
          id: 'one',
          label: 'one',
          stream: {} as MediaStream,
          watch: () => () => undefined,
          close: () => undefined,
        },
      }),
    recordArchive: ({ report }: { report: (event: ArchiveEvent) => void }) => {
      const own = { isBehind: false, report };
      archives.push(own);
      const recording = makeRecording(archives.length);
      const archive = {
        get isBehind() {
          return own.isBehind;
        },
        pause: () => undefined,
        resume: () => undefined,
        stop: () => Promise.resolve(),
        sound: () => Promise.resolve([recording.blob]),
        recordings: () => Promise.resolve([recording]),
        complete: (stored: readonly StoredRecording[]) => [recording, ...stored],
        discard: () => {
          own.isBehind = false;
        },
      };
      return archive as Archive;
    },
  };
  const opened = await open(takingHistory(), {}, ports);
  const { dictation } = opened.workspace;
  return {
    ...opened,
    archives,
    has: (tag: 'saved' | 'not-kept') => dictation.getSnapshot().hasTag(tag),
    record: async () => {
      const count = archives.length;
      dictation.send({ type: 'dictation.started' });
      await vi.waitFor(() => expect(archives).toHaveLength(count + 1));
      return archives[count];
    },
    stop: async () => {
      dictation.send({ type: 'dictation.stopped' });
      dictation.send({ type: 'dictation.stopped' });
      await vi.waitFor(() => expect(dictation.getSnapshot().hasTag('recording')).toBe(false));
    },
  };
}

it('X-33: a recording that is only in memory keeps its warning when the text is stored, also after its end', async () => {
  const { workspace, type, record, stop, has } = await openRecording();
  const archive = await record();
  Object.assign(archive ?? {}, { isBehind: true });
  archive?.report({ type: 'draft.refused', reason: 'full' });
  expect(has('not-kept')).toBe(true);
  type('متن');
  await workspace.texts.list();
  expect(has('not-kept')).toBe(true);
  await stop();
  type(' دیگر');
  await workspace.texts.list();
  expect(has('not-kept')).toBe(true);

  Object.assign(archive ?? {}, { isBehind: false });
  archive?.report({ type: 'draft.saved' });
  expect(has('saved')).toBe(true);
});

it('X-33: a stored recording does not take away the warning of a text that the device refuses', async () => {
  const { type, record, has } = await openRecording();
  const archive = await record();
  type('متن');
  archive?.report({ type: 'draft.refused', reason: 'full' });
  archive?.report({ type: 'draft.saved' });
  expect(has('not-kept')).toBe(true);
  await vi.waitFor(() => expect(has('saved')).toBe(true));
});

it.each([
  ['without words', ''],
  ['with words', 'متن'],
])(
  'X-33, S03: a recording %s that the device refuses stays on the sheet with its warning when another text is begun',
  async (_, words) => {
    const { workspace, type, record, stop, has } = await openRecording();
    const archive = await record();
    Object.assign(archive ?? {}, { isBehind: true });
    archive?.report({ type: 'draft.refused', reason: 'full' });
    await stop();
    type(words);
    const documentId = workspace.documentId();
    await expect(workspace.texts.renew()).rejects.toMatchObject({ reason: 'full' });
    expect([workspace.documentId(), has('not-kept')]).toEqual([documentId, true]);

    Object.assign(archive ?? {}, { isBehind: false });
    archive?.report({ type: 'draft.saved' });
    await workspace.texts.renew();
    expect(workspace.documentId()).not.toBe(documentId);
  },
);

it('X-27, X-33: a recording of less than 1 s without words, which the device refuses, is thrown away when another text is begun', async () => {
  const { workspace, record, stop } = await openRecording(999);
  const archive = await record();
  Object.assign(archive ?? {}, { isBehind: true });
  archive?.report({ type: 'draft.refused', reason: 'full' });
  await stop();
  const documentId = workspace.documentId();
  await workspace.texts.renew();
  expect(workspace.documentId()).not.toBe(documentId);
  // It is not stored later, either.
  expect([archive?.isBehind, workspace.texts.previous()]).toEqual([false, null]);
});

it('X-27, X-33: two recordings that are 1 s only together, of which the device refuses one, stay on the sheet', async () => {
  const { workspace, record, stop } = await openRecording(500);
  await record();
  await stop();
  const archive = await record();
  Object.assign(archive ?? {}, { isBehind: true });
  archive?.report({ type: 'draft.refused', reason: 'full' });
  await stop();
  await expect(workspace.texts.renew()).rejects.toMatchObject({ reason: 'full' });
  expect(archive?.isBehind).toBe(true);
});

it('X-33: the sound of a text includes the frames of its recordings that are still in memory', async () => {
  const { workspace, record, stop } = await openRecording();
  await record();
  await stop();
  await record();
  await stop();
  const sound = await workspace.texts.readSound(workspace.documentId());
  expect(sound.map(({ size }) => size)).toEqual([1, 2]);
});

it('X-33: deleting a text also removes the frames of its sound that are in memory', async () => {
  const { workspace, record, stop } = await openRecording();
  const archive = await record();
  Object.assign(archive ?? {}, { isBehind: true });
  await stop();
  await workspace.texts.remove(workspace.documentId());
  expect(archive?.isBehind).toBe(false);
  expect(await workspace.texts.readSound(workspace.documentId())).toEqual([]);
});
