import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getContentType, isWorthCompressing } from '@nevisa/mocks/contentTypes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The ending of a compressed file, and what makes it. */
export interface FileEncoding {
  readonly extension: '.br' | '.gz';
  readonly compress: (content: Buffer) => Promise<Buffer>;
}

/** Brotli in a twentieth of the time and 7 % larger, for tests. Level 9 is slower than level 11. */
export const quickEncodings: readonly FileEncoding[] = [createBrotli(8)];

/** Brotli and gzip as small as they get, for a deployment. */
export const smallEncodings: readonly FileEncoding[] = [
  createBrotli(constants.BROTLI_MAX_QUALITY),
  {
    extension: '.gz',
    compress: (content) => zip(content, { level: constants.Z_BEST_COMPRESSION }),
  },
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

function createBrotli(quality: number): FileEncoding {
  return {
    extension: '.br',
    compress: (content) =>
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  };
}
