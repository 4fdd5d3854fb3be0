import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tokenFiles, tokenFolder } from './tokens/tokenFiles.ts';

await mkdir(tokenFolder, { recursive: true });
const files = tokenFiles();
for (const stale of await readdir(tokenFolder)) {
  if (!files.has(stale)) {
    await rm(new URL(stale, tokenFolder));
  }
}
for (const [name, text] of files) {
  await writeFile(new URL(name, tokenFolder), text);
}
