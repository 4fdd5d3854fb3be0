import { readTextFile, type TextFile } from '@nevisa/transcript';
import { formatNumber } from '@nevisa/ui';
import { downloadText } from '../../../shared/text/downloadText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { isExportable } from '../export/exportedText.ts';

/** The largest file that is read, in bytes: a text of ten hours with all its times is smaller. */
export const largestImport = 50_000_000;

/** A file that a text can be made of, or why none can be. */
export type ReadImport =
  | { readonly ok: true; readonly file: TextFile }
  | { readonly ok: false; readonly reason: string };

/** Reads a JSON file that a person chose. */
export async function readImport(chosen: Blob): Promise<ReadImport> {
  const content = await readUtf8(chosen);
  if (content === null) {
    return { ok: false, reason: downloadText.importUnread };
  }
  const read = readTextFile(content);
  if ('fault' in read) {
    const { kind, line } = read.fault;
    return { ok: false, reason: fill(reasons[kind], { n: formatNumber(line) }) };
  }
  return isExportable(read.file)
    ? { ok: true, file: read.file }
    : { ok: false, reason: downloadText.importEmpty };
}

const reasons = {
  broken: downloadText.importBroken,
  foreign: downloadText.importForeign,
  invalid: downloadText.importInvalid,
} as const;

/** Null for a file that is not UTF-8, or that the device does not give. */
async function readUtf8(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
