import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBuild, smallEncodings } from '../build/compressBuild.ts';
import { addIntegrity } from './addIntegrity.ts';

/** Copies a build into a folder as servers send it: with hashes in its pages, and compressed files beside. */
export async function prepareFiles(build: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(build, folder, {
    recursive: true,
    filter: (path) => !/\.(?:md|br|gz|part)$/.test(path),
  });
  const names = await readdir(folder, { recursive: true });
  for (const page of names.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, page), 'utf8');
    await writeFile(
      join(folder, page),
      addIntegrity(html, (path) => readFileSync(join(folder, path))),
    );
  }
  await compressBuild(folder, smallEncodings);
}
