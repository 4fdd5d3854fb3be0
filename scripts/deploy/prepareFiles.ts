import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBuild, smallEncodings } from '../build/compressBuild.ts';
import { addIntegrity } from './addIntegrity.ts';

/** Copies a build into a folder as servers send it: with hashes in its page, and compressed files beside. */
export async function prepareFiles(build: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(build, folder, {
    recursive: true,
    filter: (path) => !/\.(?:md|br|gz|part)$/.test(path),
  });
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(
    page,
    addIntegrity(html, (path) => readFileSync(join(folder, path))),
  );
  await compressBuild(folder, smallEncodings);
}
