import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Supported encodings, best first; `extension` marks files compressed by the build. */
export const encodings = [
  {
    name: 'br',
    extension: '.br',
    // Level 9 makes files of the same size (−0.1 %) in 30 times the time.
    compress: (content: Buffer) =>
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
  },
  {
    name: 'gzip',
    extension: '.gz',
    compress: (content: Buffer) => zip(content, { level: 9 }),
  },
] as const;

export type Encoding = (typeof encodings)[number];

/** The best encoding that an `Accept-Encoding` header allows (RFC 9110 §12.5.3), or null for none. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0+)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return encodings.find(({ name }) => accepted.has(name)) ?? null;
}
