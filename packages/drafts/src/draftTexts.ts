import * as v from 'valibot';
import { createDraftLog } from './draftLog.ts';
import type { Draft } from './drafts.ts';
import type { EncryptedStore } from './encryptedStore.ts';
import { recordTimes, makeTimesAfter } from './recordTimes.ts';

export const textFacts = v.object({ ...recordTimes, entries: v.array(v.unknown()) });
export type TextFacts = v.InferOutput<typeof textFacts>;

const noBytes = new Uint8Array();

/** The text entries of a draft: one record for each call. */
export function createDraftTexts(
  records: EncryptedStore,
  documentId: string,
): Pick<Draft, 'append' | 'compact' | 'entries'> {
  const log = createDraftLog(records, 'texts', documentId, textFacts);
  const createRecord = (entries: readonly unknown[]) => (last: TextFacts | null) => ({
    facts: { ...makeTimesAfter(last), entries: [...entries] },
    bytes: noBytes,
  });
  return {
    async append(entries) {
      if (entries.length > 0) {
        await log.append(createRecord(entries));
      }
    },
    compact: (entry) => log.replaceAll(createRecord([entry])),
    entries: async (unread) => (await log.readAll(unread)).flatMap(({ facts }) => facts.entries),
  };
}
