import type { SampleOutcome } from '@nevisa/machines';
import { mayBeMedia, readMediaKind, type MediaKind } from './mediaKind.ts';

/** How much of a file is read to know its kind, in bytes. */
const headSize = 65_536;
/** How much of each end of a file is in its hash, in bytes. */
const edgeSize = 1_048_576;

export type FileSample =
  | { readonly ok: true; readonly hash: string; readonly kind: MediaKind | 'unknown' }
  | Extract<SampleOutcome, { ok: false }>;

/**
 * Reads the kind of a file and a hash of its content: SHA-256 over its size, its first and its
 * last MB. The whole file is never read.
 *
 * @param largest in bytes
 */
export async function sampleFile(file: File, largest: number): Promise<FileSample> {
  if (file.size === 0) {
    return { ok: false, fault: (await isReadable(file)) ? 'empty' : 'unreadable' };
  }
  if (file.size > largest) {
    return { ok: false, fault: 'tooLarge' };
  }
  try {
    const head = await readBytes(file, 0, headSize);
    const kind = readMediaKind(head);
    return kind === null && !mayBeMedia(file, head)
      ? { ok: false, fault: 'notMedia' }
      : { ok: true, hash: await hashSample(file), kind: kind ?? 'unknown' };
  } catch {
    // A folder that was dropped, or a file that is gone.
    return { ok: false, fault: 'unreadable' };
  }
}

/** Whether the device still gives the bytes of a file at a place, which is a byte at most. */
export function isReadable(file: File, at = 0): Promise<boolean> {
  return readBytes(file, at, at + 1).then(
    () => true,
    () => false,
  );
}

/** SHA-256 over the size of a file, its first and its last MB, in hexadecimal digits. */
export async function hashSample(file: File): Promise<string> {
  const size = new DataView(new ArrayBuffer(8));
  size.setBigUint64(0, BigInt(file.size));
  const [first, last] = await Promise.all([
    readBytes(file, 0, edgeSize),
    readBytes(file, Math.max(edgeSize, file.size - edgeSize), file.size),
  ]);
  const sample = await new Blob([size.buffer, first, last]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', sample));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function readBytes(file: File, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}
