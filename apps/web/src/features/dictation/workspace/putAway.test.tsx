import { expect, it } from 'vitest';
import { open, takingHistory } from './workspaceTesting.ts';

it.each([
  [300_000, 'stays on the device when another text is begun', ['kept']],
  [999, 'is deleted', []],
])('X-27: a recording of %d ms without a recognised word %s', async (duration, _, states) => {
  const { texts, ports, workspace } = await open(takingHistory());
  const { documentId } = workspace.dictation.getSnapshot().context;
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const slice = { recordingId: 'r', index: 0, bytes, mimeType: 'audio/webm', duration };
  await ports.drafts.open(documentId).appendAudio(slice);
  await texts.renew();
  expect((await texts.list()).map(({ state }) => state)).toEqual(states);
  expect((await texts.readSound(documentId)).map(({ size }) => size)).toEqual(
    states.map(() => bytes.byteLength),
  );
  expect(texts.previous()).toBe(states.length > 0 ? documentId : null);
});
