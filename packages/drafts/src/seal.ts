import type { RecordKey, SealedRecord, SealedStore } from './draftDatabase.ts';

/** Where a record lies. It is sealed into the record, which opens nowhere else. */
export interface RecordPlace {
  readonly store: SealedStore;
  readonly key: RecordKey;
}

export async function seal(
  key: CryptoKey,
  place: RecordPlace,
  content: Uint8Array<ArrayBuffer>,
): Promise<SealedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt(howFor(iv, place), key, content) };
}

/** @throws what the browser throws, when the record was changed, comes from elsewhere or has another key */
export async function unseal(
  key: CryptoKey,
  place: RecordPlace,
  { iv, bytes }: SealedRecord,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt(howFor(iv, place), key, bytes));
}

function howFor(iv: Uint8Array<ArrayBuffer>, { store, key }: RecordPlace): AesGcmParams {
  return {
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(JSON.stringify([store, ...key])),
  };
}
