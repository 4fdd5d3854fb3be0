import * as v from 'valibot';
import type { AudioSlice, Draft } from './drafts.ts';
import { createDraftLog } from './draftLog.ts';
import type { Content } from './packContent.ts';
import { recordTimes, timesAfter } from './recordTimes.ts';
import type { Vault } from './vault.ts';

/** `duration` of this piece and `total` of all pieces up to it, in ms. */
export const audioFacts = v.object({
  ...recordTimes,
  stretch: v.string(),
  index: v.number(),
  mimeType: v.string(),
  duration: v.number(),
  total: v.number(),
});
export type AudioFacts = v.InferOutput<typeof audioFacts>;

/** The recording of a draft: one record for each piece. */
export function createDraftAudio(
  vault: Vault,
  documentId: string,
): Pick<Draft, 'appendAudio' | 'audio'> {
  const log = createDraftLog(vault, 'audio', documentId, audioFacts);
  return {
    appendAudio({ bytes, ...slice }: AudioSlice) {
      const copy = new Uint8Array(bytes.slice());
      return log.append((last) => ({
        facts: { ...timesAfter(last), ...slice, total: (last?.total ?? 0) + slice.duration },
        bytes: copy,
      }));
    },
    audio: async () => blobsOf(await log.readAll()),
  };
}

function blobsOf(pieces: readonly Content<AudioFacts>[]): Blob[] {
  const stretches = new Map<string, Content<AudioFacts>[]>();
  for (const piece of pieces) {
    const own = stretches.get(piece.facts.stretch);
    if (own === undefined) {
      stretches.set(piece.facts.stretch, [piece]);
    } else {
      own.push(piece);
    }
  }
  return [...stretches.values()].map((own) => {
    const inOrder = own.toSorted((one, other) => one.facts.index - other.facts.index);
    return new Blob(
      inOrder.map(({ bytes }) => bytes),
      { type: own[0]?.facts.mimeType ?? '' },
    );
  });
}
