/** A record of a draft whose transaction the browser reported as complete. */
export interface WrittenRecord {
  store: string;
  documentId: string;
  /** The entries of the transcript. */
  entries: readonly unknown[];
  /** Size of the audio, in bytes. */
  size: number;
  /** Length of the audio, in ms. */
  duration: number;
}

interface Reported {
  acknowledgeWrite: (record: WrittenRecord) => Promise<void>;
}

/**
 * Runs in the page before the scripts of the app, and reports every record of a
 * draft when its transaction fires `complete`. The content of a record is read
 * before it is encrypted.
 */
export function watchWrites(): void {
  const plain = new WeakMap<ArrayBuffer, WrittenRecord>();
  const written = new WeakMap<IDBTransaction, WrittenRecord[]>();

  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  crypto.subtle.encrypt = async (algorithm, key, data) => {
    const sealed = await encrypt(algorithm, key, data);
    plain.set(sealed, toRecord(algorithm as AesGcmParams, data as Uint8Array<ArrayBuffer>));
    return sealed;
  };

  const stores = IDBObjectStore.prototype as {
    add: (...given: unknown[]) => IDBRequest<IDBValidKey>;
  };
  stores.add = new Proxy(stores.add, {
    apply(add, store: IDBObjectStore, given: [value: { bytes: ArrayBuffer }, key: IDBValidKey]) {
      const request: unknown = Reflect.apply(add, store, given);
      const record = plain.get(given[0].bytes);
      if (record !== undefined) {
        getRecords(store.transaction).push(record);
      }
      return request;
    },
  });

  function getRecords(transaction: IDBTransaction): WrittenRecord[] {
    const known = written.get(transaction);
    if (known !== undefined) {
      return known;
    }
    const records: WrittenRecord[] = [];
    written.set(transaction, records);
    transaction.addEventListener('complete', () => {
      for (const record of records) {
        void (globalThis as unknown as Reported).acknowledgeWrite(record);
      }
    });
    return records;
  }

  function toRecord(
    { additionalData }: AesGcmParams,
    packed: Uint8Array<ArrayBuffer>,
  ): WrittenRecord {
    const decoder = new TextDecoder();
    const [store = '', , documentId = ''] = JSON.parse(decoder.decode(additionalData)) as string[];
    const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0);
    const facts = JSON.parse(decoder.decode(packed.subarray(4, 4 + length))) as {
      entries?: unknown[];
      duration?: number;
    };
    const size = packed.length - 4 - length;
    return { store, documentId, entries: facts.entries ?? [], size, duration: facts.duration ?? 0 };
  }
}
