import { mkdir, rm, writeFile } from 'node:fs/promises';
import { themes } from '../packages/ui/src/tokens/themes.ts';
import { themeSheet } from '../packages/ui/src/tokens/themeSheet.ts';
import { tokenFiles } from './tokens/tokenFiles.ts';

const tokenFolder = new URL('../packages/ui/tokens-w3c/', import.meta.url);

/** Writes the theme sheet, which is committed, and the W3C token files, which are a build result. */
await writeFile(
  new URL('../packages/ui/src/tokens/themeSheet.gen.css', import.meta.url),
  themeSheet(themes),
);
await rm(tokenFolder, { recursive: true, force: true });
await mkdir(tokenFolder, { recursive: true });
for (const [name, text] of tokenFiles()) {
  await writeFile(new URL(name, tokenFolder), text);
}
