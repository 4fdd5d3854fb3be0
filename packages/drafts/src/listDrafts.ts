import { audioSampleRate } from '@nevisa/api';
import { audioFacts } from './draftAudio.ts';
import type { DraftDatabase } from './draftDatabase.ts';
import type { DraftSummary, UnreadLog } from './drafts.ts';
import { textFacts } from './draftTexts.ts';
import { makePrefixRange } from './makePrefixRange.ts';
import { draftLogs, type DraftLogName } from './logTail.ts';
import { readAs } from './readAs.ts';
import {
  findEdge,
  type FactsSchema,
  type FoundRecord,
  type DecryptedRecord,
} from './encryptedRecords.ts';
import { openForReading } from './transactions.ts';
import { readFrames, unsentFacts } from './unsentAudioStore.ts';
import type { EncryptedStore } from './encryptedStore.ts';

/** Samples of unsent audio in a ms. */
const samplesPerMs = audioSampleRate / 1_000;

/** How many damaged records at the end of one log are moved aside at one asking. */
const maxRounds = 20;

/**
 * What is known of each draft without reading it: every record tells how much
 * there was up to it, so the last one of each log is enough, also after a crash.
 *
 * @throws DraftStorageError with `throw`, where the browser gives nothing
 */
export async function listDrafts(
  records: EncryptedStore,
  unread: UnreadLog = 'empty',
  round = 0,
): Promise<DraftSummary[]> {
  const found = await readAs(records, unread, [], (database) =>
    findEdges(database, records.ownerId),
  );
  const drafts = await Promise.all(
    found.map(async ({ documentId, texts, audio, unsent, firstUnsent }) => ({
      documentId,
      text: await decryptEdge(records, texts, textFacts),
      audio: await decryptEdge(records, audio, audioFacts),
      unsent: await decryptEdge(records, unsent, unsentFacts),
      firstUnsent: await decryptEdge(records, firstUnsent, unsentFacts),
    })),
  );
  if (round < maxRounds && drafts.some((ends) => Object.values(ends).includes('broken'))) {
    return listDrafts(records, unread, round + 1);
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
              hasText: typeof text === 'object',
              audioDuration: typeof audio === 'object' ? audio.content.facts.total : 0,
              recordedAt: typeof audio === 'object' ? audio.content.facts.changedAt : null,
              unsentDuration:
                typeof unsent === 'object' && typeof firstUnsent === 'object'
                  ? countUnsentSamples(firstUnsent, unsent) / samplesPerMs
                  : 0,
            },
          ];
    })
    .toSorted((one, other) => other.changedAt - one.changedAt);
}

type UnsentEdge = Parameters<typeof readFrames>[0];

/** The frames of the first record, and all that were appended after it. */
function countUnsentSamples(first: UnsentEdge, last: UnsentEdge): number {
  const standing = readFrames(first).reduce((sum, { samples }) => sum + samples.length, 0);
  return standing + last.content.facts.total - first.content.facts.total;
}

async function decryptEdge<Facts>(
  records: EncryptedStore,
  found: readonly FoundRecord[],
  schema: FactsSchema<Facts>,
): Promise<DecryptedRecord<Facts> | 'broken' | 'none'> {
  if (found.length === 0) {
    return 'none';
  }
  const [decrypted] = await records.decrypt(found, schema);
  return decrypted ?? 'broken';
}

async function findEdges(database: DraftDatabase, ownerId: string) {
  const ids = await Promise.all(draftLogs.map((log) => listDocumentIds(database, log, ownerId)));
  return Promise.all(
    [...new Set(ids.flat())].map(async (documentId) => {
      const range = makePrefixRange(ownerId, documentId);
      const [texts, audio, unsent, firstUnsent] = await Promise.all([
        findEdge(database, 'texts', range, 'prev'),
        findEdge(database, 'audio', range, 'prev'),
        findEdge(database, 'unsent', range, 'prev'),
        findEdge(database, 'unsent', range, 'next'),
      ]);
      return { documentId, texts, audio, unsent, firstUnsent };
    }),
  );
}

/** The document ids of a log; the cursor skips the other records of a document. */
async function listDocumentIds(
  database: DraftDatabase,
  log: DraftLogName,
  ownerId: string,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor = await openForReading(database, log).openKeyCursor(makePrefixRange(ownerId));
  while (cursor !== null) {
    const id = String(cursor.key[1]);
    ids.push(id);
    // An array sorts after any number.
    cursor = await cursor.continue([ownerId, id, []] as never);
  }
  return ids;
}
