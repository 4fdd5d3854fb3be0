import * as v from 'valibot';
import { createDraftLog } from './draftLog.ts';
import type { AudioSlice, Draft, StoredRecording } from './drafts.ts';
import type { EncryptedStore } from './encryptedStore.ts';
import { forgetTail } from './logTail.ts';
import { makePrefixRange } from './makePrefixRange.ts';
import type { RecordContent } from './recordCodec.ts';
import { recordTimes, makeTimesAfter } from './recordTimes.ts';
import { writeTransaction } from './transactions.ts';

/** `stretch` is the id of a recording; `duration` of this slice and `total` up to its end in ms. */
export const audioFacts = v.object({
  ...recordTimes,
  stretch: v.string(),
  index: v.number(),
  mimeType: v.string(),
  duration: v.number(),
  total: v.number(),
});
export type AudioFacts = v.InferOutput<typeof audioFacts>;

/** The recordings of a draft: one record for each slice. */
export function createDraftAudio(
  records: EncryptedStore,
  documentId: string,
): Pick<Draft, 'appendAudio' | 'audio' | 'recordings' | 'removeAudio'> {
  const log = createDraftLog(records, 'audio', documentId, audioFacts);
  const recordings = async () => {
    const slices = await log.readAll();
    const recordingIds = new Set(slices.map(({ facts }) => facts.stretch));
    return [...recordingIds].map((id) =>
      toRecording(
        id,
        slices.filter(({ facts }) => facts.stretch === id),
      ),
    );
  };
  return {
    appendAudio({ bytes, recordingId: stretch, ...slice }: AudioSlice) {
      const copy = new Uint8Array(bytes.slice());
      return log.append((last) => ({
        facts: {
          ...makeTimesAfter(last),
          ...slice,
          stretch,
          total: (last?.total ?? 0) + slice.duration,
        },
        bytes: copy,
      }));
    },
    recordings,
    audio: async () => (await recordings()).map(({ blob }) => blob),
    removeAudio: () =>
      records.write(async ({ database }) => {
        const range = makePrefixRange(records.ownerId, documentId);
        await writeTransaction(database, ['audio'], 'relaxed', (transaction) =>
          transaction.objectStore('audio').delete(range),
        );
        forgetTail(records, 'audio', documentId);
      }),
  };
}

function toRecording(
  recordingId: string,
  slices: readonly RecordContent<AudioFacts>[],
): StoredRecording {
  const ordered = slices.toSorted((one, other) => one.facts.index - other.facts.index);
  const blob = new Blob(
    ordered.map(({ bytes }) => bytes),
    { type: slices[0]?.facts.mimeType ?? '' },
  );
  return {
    recordingId,
    blob,
    duration: ordered.reduce((sum, { facts }) => sum + facts.duration, 0),
  };
}
