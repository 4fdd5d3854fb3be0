import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { getContentType, isWorthCompressing } from '@nevisa/mocks/contentTypes';
import { compressBrotli, encodings } from '@nevisa/mocks/encodings';

/** The ending of a compressed file, and what makes it. */
export interface FileEncoding {
  readonly extension: '.br' | '.gz';
  readonly compress: (content: Buffer) => Promise<Buffer>;
}

const [quickBrotli, gzip] = encodings;

/** What the server of the tests would make of each file, so that no test waits for it. */
export const quickEncodings: readonly FileEncoding[] = [quickBrotli];

/** Brotli and gzip as small as they get, for a deployment. */
export const smallEncodings: readonly FileEncoding[] = [
  {
    extension: quickBrotli.extension,
    compress: (content) => compressBrotli(content, constants.BROTLI_MAX_QUALITY),
  },
  gzip,
];

/**
 * Writes compressed files beside each text file of a build, where they are missing. A server
 * then sends them as they are: each test starts one, which would otherwise compress them again.
 */
export async function compressBuild(
  folder: string,
  encodings: readonly FileEncoding[],
): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const paths = names
    .filter((name) => isWorthCompressing(getContentType(name)))
    .map((name) => join(folder, name));
  await Promise.all(
    paths.flatMap((path) =>
      encodings
        .filter(({ extension }) => !existsSync(path + extension))
        .map((encoding) => compressFile(path, encoding)),
    ),
  );
}

async function compressFile(path: string, { extension, compress }: FileEncoding): Promise<void> {
  const compressed = await compress(await readFile(path));
  // An interrupted run must not leave half a file.
  await writeFile(`${path}${extension}.part`, compressed);
  await rename(`${path}${extension}.part`, path + extension);
}
