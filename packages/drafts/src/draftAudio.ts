import * as v from 'valibot';
import { createDraftLog } from './draftLog.ts';
import type { AudioSlice, Draft } from './drafts.ts';
import type { EncryptedStore } from './encryptedStore.ts';
import type { RecordContent } from './recordCodec.ts';
import { recordTimes, timesAfter } from './recordTimes.ts';

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
): Pick<Draft, 'appendAudio' | 'audio'> {
  const log = createDraftLog(records, 'audio', documentId, audioFacts);
  return {
    appendAudio({ bytes, recordingId: stretch, ...slice }: AudioSlice) {
      const copy = new Uint8Array(bytes.slice());
      return log.append((last) => ({
        facts: {
          ...timesAfter(last),
          ...slice,
          stretch,
          total: (last?.total ?? 0) + slice.duration,
        },
        bytes: copy,
      }));
    },
    async audio() {
      const slices = await log.readAll();
      const recordingIds = new Set(slices.map(({ facts }) => facts.stretch));
      return [...recordingIds].map((id) =>
        toBlob(slices.filter(({ facts }) => facts.stretch === id)),
      );
    },
  };
}

function toBlob(slices: readonly RecordContent<AudioFacts>[]): Blob {
  const ordered = slices.toSorted((one, other) => one.facts.index - other.facts.index);
  return new Blob(
    ordered.map(({ bytes }) => bytes),
    { type: slices[0]?.facts.mimeType ?? '' },
  );
}
