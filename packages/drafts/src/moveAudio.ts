import { audioFacts } from './draftAudio.ts';
import type { EncryptedRecord } from './draftDatabase.ts';
import { type FactsSchema, findRecords } from './encryptedRecords.ts';
import type { EncryptedStore, WriteContext } from './encryptedStore.ts';
import { forgetTail } from './logTail.ts';
import { makePrefixRange } from './makePrefixRange.ts';
import { writeTransaction } from './transactions.ts';
import { unsentFacts } from './unsentAudioStore.ts';

const audioLogs = ['audio', 'unsent'] as const;
type AudioLog = (typeof audioLogs)[number];

/** Moves the recordings and the unsent frames of a draft to one that has none, atomically. */
export function moveAudio(records: EncryptedStore, from: string, to: string): Promise<void> {
  const { ownerId } = records;
  return records.write(async (context) => {
    const moved = {
      audio: await encryptAgain(context, 'audio', audioFacts, { ownerId, from, to }),
      unsent: await encryptAgain(context, 'unsent', unsentFacts, { ownerId, from, to }),
    };
    await writeTransaction(context.database, audioLogs, 'relaxed', (transaction) =>
      Promise.all(
        audioLogs.flatMap((log) => {
          const target = transaction.objectStore(log);
          return [
            ...moved[log].map(({ key, record }) => target.add(record, key)),
            target.delete(makePrefixRange(ownerId, from)),
          ];
        }),
      ),
    );
    audioLogs.forEach((log) => {
      forgetTail(records, log, from);
      forgetTail(records, log, to);
    });
  });
}

/** The records of a draft as those of another one: a record can be decrypted only at its own place. */
async function encryptAgain<Facts>(
  { database, decrypt, encrypt }: WriteContext,
  store: AudioLog,
  schema: FactsSchema<Facts>,
  { ownerId, from, to }: { ownerId: string; from: string; to: string },
) {
  const found = await findRecords(database, store, makePrefixRange(ownerId, from));
  const decrypted = await decrypt<Facts, EncryptedRecord>(found, schema);
  return Promise.all(
    decrypted.map(async ({ key: [, , ...numbers], record, content }) => {
      const key = [ownerId, to, ...numbers];
      return { key, record: { ...record, ...(await encrypt({ store, key }, content)) } };
    }),
  );
}
