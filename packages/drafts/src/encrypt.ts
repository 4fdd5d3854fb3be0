import type { EncryptedRecord, EncryptedStoreName, RecordKey } from './draftDatabase.ts';

/** The place of a record. It is authenticated with the record, which decrypts at no other place. */
export interface RecordPlace {
  readonly store: EncryptedStoreName;
  readonly key: RecordKey;
}

export async function encrypt(
  key: CryptoKey,
  place: RecordPlace,
  content: Uint8Array<ArrayBuffer>,
): Promise<EncryptedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt(createParams(iv, place), key, content) };
}

/** @throws OperationError for a changed or moved record, or another key */
export async function decrypt(
  key: CryptoKey,
  place: RecordPlace,
  { iv, bytes }: EncryptedRecord,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt(createParams(iv, place), key, bytes));
}

function createParams(iv: Uint8Array<ArrayBuffer>, { store, key }: RecordPlace): AesGcmParams {
  return {
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(JSON.stringify([store, ...key])),
  };
}
