import type { UploadOptions } from '@nevisa/machines';
import * as v from 'valibot';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';

const key = 'uploadOptions';

/** How the recogniser treats files until the person chooses otherwise. */
const firstOptions: UploadOptions = { punctuation: true, numbers: true, speakers: 0 };

const optionsSchema = v.object({
  punctuation: v.boolean(),
  numbers: v.boolean(),
  speakers: v.union([
    v.literal('automatic'),
    v.literal(0),
    v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8)),
  ]),
});

/** The options that the user chose last in this browser. */
export function readOptions(storage: Pick<BrowserStorage, 'read'>): UploadOptions {
  try {
    return v.parse(optionsSchema, JSON.parse(storage.read(key) ?? 'null'));
  } catch {
    return firstOptions;
  }
}

export function writeOptions(storage: Pick<BrowserStorage, 'write'>, options: UploadOptions): void {
  storage.write(key, JSON.stringify(options));
}
