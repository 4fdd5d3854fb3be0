import * as v from 'valibot';
import type { DraftDatabase, EncryptedRecord, RecordKey } from './draftDatabase.ts';
import type { FrameNumbers, UnreadLog, UnsentFrame, UnsentFrames } from './drafts.ts';
import { type DecryptedRecord, findEdge, type FoundRecord } from './encryptedRecords.ts';
import type { EncryptedStore, WriteContext } from './encryptedStore.ts';
import { readAs } from './readAs.ts';
import { cacheTail, readTail } from './logTail.ts';
import { makePrefixRange } from './makePrefixRange.ts';
import type { RecordContent } from './recordCodec.ts';
import { recordTimes, makeTimesAfter } from './recordTimes.ts';
import { openForReading, writeTransaction } from './transactions.ts';

/** `lengths` of the frames and `total` of all frames appended to the draft up to these, in samples. */
export const unsentFacts = v.object({
  ...recordTimes,
  seqs: v.array(v.number()),
  lengths: v.array(v.number()),
  total: v.number(),
});
export type UnsentFacts = v.InferOutput<typeof unsentFacts>;

export type UnsentRecord = EncryptedRecord & { readonly acknowledged?: number };

/** The most samples of one record (1 s): acknowledging a part of it rewrites little. */
const samplesPerRecord = 16_000;

const store = 'unsent';

/** The records of one draft; `prefix` begins each of their keys. */
interface DraftRecords {
  readonly records: EncryptedStore;
  readonly documentId: string;
  readonly prefix: string[];
}

interface KeyedRecord {
  readonly key: RecordKey;
  readonly record: EncryptedRecord;
}

/**
 * The unacknowledged frames of a draft, in the order of their rising numbers. A
 * record remains, with the last acknowledged number, until all its frames are
 * acknowledged.
 */
export function createUnsentAudioStore(records: EncryptedStore, documentId: string): UnsentFrames {
  const draft = { records, documentId, prefix: [records.ownerId, documentId] };
  return {
    append: (frames) => appendFrames(draft, frames),
    read: (from, count, unread = 'empty') => readFramesFrom(draft, { from, count, unread }),
    range: (unread = 'empty') => findRange(draft, unread),
    dropUpTo: (seq) =>
      records.write(({ database }) => acknowledgeUpTo(database, draft.prefix, seq)),
    async renumber(numbers, shift) {
      let renumbered: readonly UnsentFrame[] = [];
      await records.write(async (context) => {
        renumbered = await renumberStored(context, draft.prefix, numbers, shift);
      });
      return renumbered;
    },
  };
}

async function appendFrames(
  { records, documentId, prefix }: DraftRecords,
  frames: readonly UnsentFrame[],
): Promise<void> {
  const batches = splitBatches(frames).map(joinFrames);
  if (batches.length === 0) {
    return;
  }
  await records.write(async (context) => {
    let { facts } = await readTail(records, context, store, documentId, unsentFacts);
    const added: KeyedRecord[] = [];
    for (const { bytes, ...batch } of batches) {
      const total = (facts?.total ?? 0) + bytes.length / 2;
      facts = { ...makeTimesAfter(facts), ...batch, total };
      added.push(await encryptFrames(context, prefix, { facts, bytes }));
    }
    await writeTransaction(context.database, [store], 'relaxed', (transaction) =>
      Promise.all(added.map(({ key, record }) => transaction.objectStore(store).put(record, key))),
    );
    cacheTail(records, store, documentId, { number: facts?.seqs.at(-1) ?? 0, facts });
  });
}

async function readFramesFrom(
  { records, prefix }: DraftRecords,
  { from, count, unread }: { from: number; count: number; unread: UnreadLog },
): Promise<readonly UnsentFrame[]> {
  const frames: UnsentFrame[] = [];
  let next = from;
  let complete = false;
  // Repeated only after an unreadable record.
  while (!complete) {
    const found = await readAs(records, unread, [], (database) =>
      findRecordsFrom(database, prefix, next, count - frames.length),
    );
    const decrypted = await records.decrypt(found, unsentFacts);
    frames.push(...decrypted.flatMap(readFrames).filter(({ seq }) => seq >= from));
    next = Number(found.at(-1)?.key[3]) + 1;
    complete = decrypted.length === found.length;
  }
  return frames.slice(0, count);
}

function findRange(
  { records, prefix }: DraftRecords,
  unread: UnreadLog,
): ReturnType<UnsentFrames['range']> {
  const range = makePrefixRange(...prefix);
  return readAs(records, unread, null, async (database) => {
    const [[first], [end]] = await Promise.all([
      findEdge(database, store, range, 'next'),
      findEdge(database, store, range, 'prev'),
    ]);
    if (first === undefined || end === undefined) {
      return null;
    }
    const { acknowledged = -Infinity }: UnsentRecord = first.record;
    return {
      first: Math.max(Number(first.key[2]), acknowledged + 1),
      last: Number(end.key[3]),
    };
  });
}

function acknowledgeUpTo(database: DraftDatabase, prefix: string[], seq: number): Promise<void> {
  return writeTransaction(database, [store], 'relaxed', async (transaction) => {
    const target = transaction.objectStore(store);
    const upTo = IDBKeyRange.bound(prefix, [...prefix, seq, []]);
    const last = await target.openCursor(upTo, 'prev');
    if (last === null || Number(last.key[3]) <= seq) {
      await target.delete(upTo);
      return;
    }
    const { acknowledged = seq } = last.value;
    await last.update({ ...last.value, acknowledged: Math.max(seq, acknowledged) });
    await target.delete(IDBKeyRange.bound(prefix, last.key, false, true));
  });
}

async function renumberStored(
  context: WriteContext,
  prefix: string[],
  { first, end }: FrameNumbers,
  shift: number,
): Promise<readonly UnsentFrame[]> {
  const found = await findRecordsFrom(context.database, prefix, first, end - first);
  const decrypted = await context.decrypt(found, unsentFacts);
  const old = decrypted.filter(({ key }) => Number(key[2]) < end);
  const renumbered: UnsentFrame[] = [];
  const added: KeyedRecord[] = [];
  for (const one of old) {
    const { frames, facts } = renumberFrames(one, { first, end }, shift);
    if (frames.length > 0) {
      const { bytes, ...batch } = joinFrames(frames);
      added.push(await encryptFrames(context, prefix, { facts: { ...facts, ...batch }, bytes }));
      renumbered.push(...frames);
    }
  }
  await writeTransaction(context.database, [store], 'relaxed', async (transaction) => {
    const target = transaction.objectStore(store);
    await Promise.all(
      old.map(({ key, record }) =>
        Number(key[3]) < end
          ? target.delete(key)
          : target.put({ ...record, acknowledged: end - 1 }, key),
      ),
    );
    await Promise.all(added.map(async ({ key, record }) => target.put(record, key)));
  });
  return renumbered;
}

async function encryptFrames(
  { encrypt }: WriteContext,
  prefix: string[],
  content: RecordContent<UnsentFacts>,
): Promise<KeyedRecord> {
  const { seqs } = content.facts;
  const key = [...prefix, seqs[0] ?? 0, seqs.at(-1) ?? 0];
  return { key, record: await encrypt({ store, key }, content) };
}

/** The frames of a record with these numbers, renumbered; `total` is that up to the last of them. */
function renumberFrames(
  record: DecryptedRecord<UnsentFacts, UnsentRecord>,
  { first, end }: FrameNumbers,
  shift: number,
) {
  const { facts } = record.content;
  const later = facts.lengths.filter((_, index) => (facts.seqs[index] ?? 0) >= end);
  return {
    frames: readFrames(record)
      .filter(({ seq }) => seq >= first && seq < end)
      .map(({ seq, samples }) => ({ seq: seq + shift, samples })),
    facts: { ...facts, total: later.reduce((total, length) => total - length, facts.total) },
  };
}

/** The unacknowledged frames of a record. */
export function readFrames({
  content,
  record,
}: DecryptedRecord<UnsentFacts, UnsentRecord>): UnsentFrame[] {
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

/** The records with the next `count` frames from a number on. */
async function findRecordsFrom(
  database: DraftDatabase,
  prefix: string[],
  from: number,
  count: number,
): Promise<FoundRecord<UnsentRecord>[]> {
  const source = openForReading(database, store);
  const before = await source.openKeyCursor(
    IDBKeyRange.bound(prefix, [...prefix, from, []]),
    'prev',
  );
  const start = before !== null && Number(before.key[3]) >= from ? before.key : [...prefix, from];
  const found: FoundRecord<UnsentRecord>[] = [];
  let cursor = await source.openCursor(IDBKeyRange.bound(start, [...prefix, []]));
  let expected = 0;
  while (cursor !== null && expected < count) {
    const { key, value } = cursor;
    found.push({ store, key, record: value });
    expected += Number(key[3]) - Math.max(Number(key[2]), from, (value.acknowledged ?? -1) + 1) + 1;
    cursor = await cursor.continue();
  }
  return found;
}

function joinFrames(frames: readonly UnsentFrame[]) {
  const lengths = frames.map(({ samples }) => samples.length);
  const samples = new Int16Array(lengths.reduce((sum, length) => sum + length, 0));
  let position = 0;
  for (const frame of frames) {
    samples.set(frame.samples, position);
    position += frame.samples.length;
  }
  return { seqs: frames.map(({ seq }) => seq), lengths, bytes: new Uint8Array(samples.buffer) };
}

function splitBatches(frames: readonly UnsentFrame[]): UnsentFrame[][] {
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
