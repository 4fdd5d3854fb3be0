import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashInline } from '@nevisa/mocks/inlineHashes';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readInlineHashes } from './readInlineHashes.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nevisa-pages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('the hashes are those of all pages of the folder, as the demo server has them', async () => {
  const pages = ['<style>a{}</style>', '<style>b{}</style><script>start()</script>'];
  await mkdir(join(folder, 'session'));
  await writeFile(join(folder, 'index.html'), pages[0] ?? '');
  await writeFile(join(folder, 'session/signin.html'), pages[1] ?? '');
  await writeFile(join(folder, 'a.js'), '<style>c{}</style>');
  const hashes = await readInlineHashes(folder);
  expect(hashes).toEqual(hashInline(pages));
  expect(hashes.styleHashes).toHaveLength(2);
  expect(hashes.scriptHashes).toHaveLength(1);
});

it('a folder without a page is refused with the command that makes one', async () => {
  await expect(readInlineHashes(folder)).rejects.toThrow('npm run deploy:files');
  await expect(readInlineHashes(join(folder, 'none'))).rejects.toThrow('--files');
});
