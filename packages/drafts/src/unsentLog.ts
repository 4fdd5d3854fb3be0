import * as v from 'valibot';
import type { DraftDatabase, RecordKey, SealedRecord } from './draftDatabase.ts';
import type { FrameNumbers, UnsentFrame, UnsentFrames } from './drafts.ts';
import { ownRange } from './ownRange.ts';
import { recordTimes, timesAfter } from './recordTimes.ts';
import { findEnd, type FoundRecord, type OpenedRecord } from './sealedRecords.ts';
import { endOf, rememberEnd } from './rowEnd.ts';
import { storeToRead, writeAtOnce } from './transactions.ts';
import type { Vault } from './vault.ts';

/** `lengths` in samples, frame by frame; `total` of all frames that were ever appended to the draft, with these, in samples. */
export const unsentFacts = v.object({
  ...recordTimes,
  seqs: v.array(v.number()),
  lengths: v.array(v.number()),
  total: v.number(),
});
export type UnsentFacts = v.InferOutput<typeof unsentFacts>;

export type UnsentRecord = SealedRecord & { readonly acknowledged?: number };

/** Frames that follow each other are gathered in records of at most this many samples (1 s), so that dropping some of one costs little. */
const samplesPerRecord = 16_000;

/**
 * The frames of a draft in the order of their numbers, which only ever rise.
 *
 * A record of frames of which only some are acknowledged stays, with a mark of
 * how far; it goes when the last of them does.
 */
export function createUnsentLog(vault: Vault, documentId: string): UnsentFrames {
  const store = 'unsent';
  const { ownerId } = vault;
  const own = [ownerId, documentId];
  const range = ownRange(...own);

  return {
    async append(frames) {
      const batches = inBatches(frames).map(joined);
      if (batches.length === 0) {
        return;
      }
      await vault.write(async (writing) => {
        let { facts } = await endOf(vault, writing, store, documentId, unsentFacts);
        const sealed: { readonly key: RecordKey; readonly record: SealedRecord }[] = [];
        for (const { bytes, ...batch } of batches) {
          const total = (facts?.total ?? 0) + bytes.length / 2;
          facts = { ...timesAfter(facts), ...batch, total };
          const key = [...own, batch.seqs[0] ?? 0, batch.seqs.at(-1) ?? 0];
          sealed.push({ key, record: await writing.seal({ store, key }, { facts, bytes }) });
        }
        await writeAtOnce(writing.database, [store], 'relaxed', (transaction) =>
          Promise.all(
            sealed.map(({ key, record }) => transaction.objectStore(store).put(record, key)),
          ),
        );
        rememberEnd(vault, store, documentId, { number: facts?.seqs.at(-1) ?? 0, facts });
      });
    },

    async read(from, count) {
      const frames: UnsentFrame[] = [];
      let next = from;
      let complete = false;
      // Once, and again only where a record could not be read.
      while (!complete) {
        const found = await vault.find([], (database) =>
          findFrom(database, own, next, count - frames.length),
        );
        const opened = await vault.open(found, unsentFacts);
        frames.push(...opened.flatMap(framesIn).filter(({ seq }) => seq >= from));
        next = Number(found.at(-1)?.key[3]) + 1;
        complete = opened.length === found.length;
      }
      return frames.slice(0, count);
    },

    range: () =>
      vault.find(null, async (database) => {
        const [[first], [end]] = await Promise.all([
          findEnd(database, store, range, 'next'),
          findEnd(database, store, range, 'prev'),
        ]);
        if (first === undefined || end === undefined) {
          return null;
        }
        const { acknowledged = -Infinity }: UnsentRecord = first.record;
        return {
          first: Math.max(Number(first.key[2]), acknowledged + 1),
          last: Number(end.key[3]),
        };
      }),

    dropUpTo: (seq) =>
      vault.write(({ database }) =>
        writeAtOnce(database, [store], 'relaxed', async (transaction) => {
          const records = transaction.objectStore(store);
          const upTo = IDBKeyRange.bound(own, [...own, seq, []]);
          const last = await records.openCursor(upTo, 'prev');
          if (last === null || Number(last.key[3]) <= seq) {
            await records.delete(upTo);
            return;
          }
          const { acknowledged = seq } = last.value;
          await last.update({ ...last.value, acknowledged: Math.max(seq, acknowledged) });
          await records.delete(IDBKeyRange.bound(own, last.key, false, true));
        }),
      ),

    async renumber({ first, end }, shift) {
      const moved: UnsentFrame[] = [];
      await vault.write(async (writing) => {
        const found = await findFrom(writing.database, own, first, end - first);
        const old = (await writing.open(found, unsentFacts)).filter(
          ({ key }) => Number(key[2]) < end,
        );
        const sealed: { readonly key: RecordKey; readonly record: SealedRecord }[] = [];
        for (const one of old) {
          const { frames, facts } = renumbered(one, { first, end }, shift);
          if (frames.length > 0) {
            const { bytes, ...names } = joined(frames);
            const key = [...own, names.seqs[0] ?? 0, names.seqs.at(-1) ?? 0];
            const content = { facts: { ...facts, ...names }, bytes };
            sealed.push({ key, record: await writing.seal({ store, key }, content) });
            moved.push(...frames);
          }
        }
        await writeAtOnce(writing.database, [store], 'relaxed', async (transaction) => {
          const records = transaction.objectStore(store);
          await Promise.all(
            old.map(({ key, record }) =>
              Number(key[3]) < end
                ? records.delete(key)
                : records.put({ ...record, acknowledged: end - 1 }, key),
            ),
          );
          await Promise.all(sealed.map(async ({ key, record }) => records.put(record, key)));
        });
      });
      return moved;
    },
  };
}

/** The frames of a record that have such a number, with new ones; `total` stays that of the recording up to the last of them. */
function renumbered(
  record: OpenedRecord<UnsentFacts, UnsentRecord>,
  { first, end }: FrameNumbers,
  shift: number,
) {
  const { facts } = record.content;
  const later = facts.lengths.filter((_, index) => (facts.seqs[index] ?? 0) >= end);
  return {
    frames: framesIn(record)
      .filter(({ seq }) => seq >= first && seq < end)
      .map(({ seq, samples }) => ({ seq: seq + shift, samples })),
    facts: { ...facts, total: later.reduce((total, length) => total - length, facts.total) },
  };
}

/** The frames of a record that are not acknowledged. */
export function framesIn({
  content,
  record,
}: OpenedRecord<UnsentFacts, UnsentRecord>): UnsentFrame[] {
  const { facts, bytes } = content;
  const samples = new Int16Array(bytes.buffer);
  let position = 0;
  return facts.seqs.flatMap((seq, index) => {
    const from = position;
    position += facts.lengths[index] ?? 0;
    return seq > (record.acknowledged ?? -Infinity)
      ? [{ seq, samples: samples.slice(from, position) }]
      : [];
  });
}

/** The records that hold frames from a number on, as many as are needed if all can be read. */
async function findFrom(
  database: DraftDatabase,
  own: readonly string[],
  from: number,
  count: number,
): Promise<FoundRecord<UnsentRecord>[]> {
  const store = storeToRead(database, 'unsent');
  const before = await store.openKeyCursor(IDBKeyRange.bound(own, [...own, from, []]), 'prev');
  const start = before !== null && Number(before.key[3]) >= from ? before.key : [...own, from];
  const found: FoundRecord<UnsentRecord>[] = [];
  let cursor = await store.openCursor(IDBKeyRange.bound(start, [...own, []]));
  let expected = 0;
  while (cursor !== null && expected < count) {
    const { key, value } = cursor;
    found.push({ store: 'unsent', key, record: value });
    expected += Number(key[3]) - Math.max(Number(key[2]), from, (value.acknowledged ?? -1) + 1) + 1;
    cursor = await cursor.continue();
  }
  return found;
}

function joined(frames: readonly UnsentFrame[]) {
  const lengths = frames.map(({ samples }) => samples.length);
  const samples = new Int16Array(lengths.reduce((sum, length) => sum + length, 0));
  let position = 0;
  for (const frame of frames) {
    samples.set(frame.samples, position);
    position += frame.samples.length;
  }
  return { seqs: frames.map(({ seq }) => seq), lengths, bytes: new Uint8Array(samples.buffer) };
}

function inBatches(frames: readonly UnsentFrame[]): UnsentFrame[][] {
  const batches: UnsentFrame[][] = [];
  let room = 0;
  for (const frame of frames) {
    const batch = batches.at(-1);
    const follows = batch?.at(-1)?.seq === frame.seq - 1;
    if (batch === undefined || !follows || frame.samples.length > room) {
      batches.push([frame]);
      room = samplesPerRecord;
    } else {
      batch.push(frame);
    }
    room -= frame.samples.length;
  }
  return batches;
}
