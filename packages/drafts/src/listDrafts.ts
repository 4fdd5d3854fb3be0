import { audioSampleRate } from '@nevisa/api';
import { audioFacts } from './draftAudio.ts';
import type { DraftDatabase } from './draftDatabase.ts';
import type { DraftSummary } from './drafts.ts';
import { textFacts } from './draftTexts.ts';
import { ownRange } from './ownRange.ts';
import { draftRows, type DraftRow } from './rowEnd.ts';
import { findEnd, type FactsSchema, type FoundRecord, type OpenedRecord } from './sealedRecords.ts';
import { storeToRead } from './transactions.ts';
import { framesIn, unsentFacts } from './unsentLog.ts';
import type { Vault } from './vault.ts';

/** Samples of unsent audio in a ms. */
const samplesPerMs = audioSampleRate / 1_000;

/** How many damaged records at the end of one row are moved aside at one asking. */
const mostRounds = 20;

/**
 * What is known of each draft without reading it: every record tells how much
 * there was up to it, so the last one of each row is enough, also after a crash.
 */
export async function listDrafts(vault: Vault, round = 0): Promise<DraftSummary[]> {
  const found = await vault.find([], (database) => findEnds(database, vault.ownerId));
  const drafts = await Promise.all(
    found.map(async ({ documentId, texts, audio, unsent, firstUnsent }) => ({
      documentId,
      text: await openEnd(vault, texts, textFacts),
      audio: await openEnd(vault, audio, audioFacts),
      unsent: await openEnd(vault, unsent, unsentFacts),
      firstUnsent: await openEnd(vault, firstUnsent, unsentFacts),
    })),
  );
  if (round < mostRounds && drafts.some((ends) => Object.values(ends).includes('broken'))) {
    return listDrafts(vault, round + 1);
  }
  return drafts
    .flatMap(({ documentId, text, audio, unsent, firstUnsent }) => {
      const readable = [text, audio, unsent].filter((end) => typeof end === 'object');
      const facts = readable.map(({ content }) => content.facts);
      return facts.length === 0
        ? []
        : [
            {
              documentId,
              begunAt: Math.min(...facts.map(({ begunAt }) => begunAt)),
              changedAt: Math.max(...facts.map(({ changedAt }) => changedAt)),
              audioDuration: typeof audio === 'object' ? audio.content.facts.total : 0,
              unsentDuration:
                typeof unsent === 'object' && typeof firstUnsent === 'object'
                  ? unsentSamples(firstUnsent, unsent) / samplesPerMs
                  : 0,
            },
          ];
    })
    .toSorted((one, other) => other.changedAt - one.changedAt);
}

type UnsentEnd = Parameters<typeof framesIn>[0];

/** All that stand in the first record, and all that came after it. */
function unsentSamples(first: UnsentEnd, last: UnsentEnd): number {
  const standing = framesIn(first).reduce((sum, { samples }) => sum + samples.length, 0);
  return standing + last.content.facts.total - first.content.facts.total;
}

async function openEnd<Facts>(
  vault: Vault,
  found: readonly FoundRecord[],
  schema: FactsSchema<Facts>,
): Promise<OpenedRecord<Facts> | 'broken' | 'none'> {
  if (found.length === 0) {
    return 'none';
  }
  const [opened] = await vault.open(found, schema);
  return opened ?? 'broken';
}

async function findEnds(database: DraftDatabase, ownerId: string) {
  const ids = await Promise.all(draftRows.map((row) => documentsIn(database, row, ownerId)));
  return Promise.all(
    [...new Set(ids.flat())].map(async (documentId) => {
      const range = ownRange(ownerId, documentId);
      const [texts, audio, unsent, firstUnsent] = await Promise.all([
        findEnd(database, 'texts', range, 'prev'),
        findEnd(database, 'audio', range, 'prev'),
        findEnd(database, 'unsent', range, 'prev'),
        findEnd(database, 'unsent', range, 'next'),
      ]);
      return { documentId, texts, audio, unsent, firstUnsent };
    }),
  );
}

/** Each document once, however many records it has: the cursor leaps over them. */
async function documentsIn(
  database: DraftDatabase,
  row: DraftRow,
  ownerId: string,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor = await storeToRead(database, row).openKeyCursor(ownRange(ownerId));
  while (cursor !== null) {
    const id = String(cursor.key[1]);
    ids.push(id);
    // `[]` is greater than any number.
    cursor = await cursor.continue([ownerId, id, []] as never);
  }
  return ids;
}
