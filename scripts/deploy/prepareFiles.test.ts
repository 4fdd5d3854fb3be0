import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { prepareFiles } from './prepareFiles.ts';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

it('text is compressed twice, the page after its hashes were added, and old files are gone', async () => {
  folder = await mkdtemp(join(tmpdir(), 'nevisa-files-'));
  const [build, files] = [join(folder, 'build'), join(folder, 'files')];
  await mkdir(join(build, 'assets'), { recursive: true });
  await mkdir(files);
  const contents = {
    'index.html': '<script src="/assets/a-1.js"></script>',
    'assets/a-1.js': 'let a = 1;'.repeat(100),
    'assets/f.woff2': 'font',
    'assets/README.md': 'not for a server',
    '../files/old.js': 'old',
  };
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(join(build, name), content);
  }
  await prepareFiles(build, files);
  const names = await readdir(files, { recursive: true });
  expect(names.toSorted()).toEqual([
    'assets',
    'assets/a-1.js',
    'assets/a-1.js.br',
    'assets/a-1.js.gz',
    'assets/f.woff2',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  const read = (name: string) => readFile(join(files, name));
  const page = await read('index.html');
  expect(page.toString()).toContain('integrity="sha384-');
  expect(brotliDecompressSync(await read('index.html.br')).equals(page)).toBe(true);
  expect(gunzipSync(await read('index.html.gz')).equals(page)).toBe(true);
});
