import type { CodeRequest } from '@nevisa/machines';
import * as v from 'valibot';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';

/** The request for many codes whose answer the person has not seen, on this device: the same codes are not made twice. */
export interface LostBatch {
  read: () => CodeRequest | null;
  write: (request: CodeRequest) => void;
  forget: () => void;
}

/** @param storage the values of the person, which leave this browser with them */
export function createLostBatch(storage: BrowserStorage): LostBatch {
  return {
    read: () => parse(storage.read(name)),
    write: (request) => {
      storage.write(name, JSON.stringify(request));
    },
    forget: () => storage.remove(name),
  };
}

const name = 'nevisa.discountBatch';

const requestSchema = v.object({
  clientId: v.string(),
  count: v.number(),
  terms: v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())])),
});

function parse(text: string | null): CodeRequest | null {
  try {
    const read = v.safeParse(requestSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
