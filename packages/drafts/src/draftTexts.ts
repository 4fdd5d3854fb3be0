import * as v from 'valibot';
import type { Draft } from './drafts.ts';
import { createDraftLog } from './draftLog.ts';
import { recordTimes, timesAfter } from './recordTimes.ts';
import type { Vault } from './vault.ts';

export const textFacts = v.object({ ...recordTimes, entries: v.array(v.unknown()) });
export type TextFacts = v.InferOutput<typeof textFacts>;

const nothing = new Uint8Array();

/** The history of a draft's text: one record for each call. */
export function createDraftTexts(
  vault: Vault,
  documentId: string,
): Pick<Draft, 'append' | 'compact' | 'entries'> {
  const log = createDraftLog(vault, 'texts', documentId, textFacts);
  const holding = (entries: readonly unknown[]) => (last: TextFacts | null) => ({
    facts: { ...timesAfter(last), entries: [...entries] },
    bytes: nothing,
  });
  return {
    async append(entries) {
      if (entries.length > 0) {
        await log.append(holding(entries));
      }
    },
    compact: (entry) => log.replaceAll(holding([entry])),
    entries: async () => (await log.readAll()).flatMap(({ facts }) => facts.entries),
  };
}
