import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { themes } from '../packages/ui/src/tokens/themes.ts';
import { writeThemeSheet } from '../packages/ui/src/tokens/writeThemeSheet.ts';
import { withBootTables, withThemeColor } from './brand/brandFiles.ts';
import { listTokenFiles } from './tokens/listTokenFiles.ts';

const tokenFolder = new URL('../packages/ui/tokens-w3c/', import.meta.url);

/** Writes the theme sheet and the tables of `theme-boot.js` and the page colour of `index.html`, which are committed, and the W3C token files, which are a build result. */
await writeFile(
  new URL('../packages/ui/src/tokens/themeSheet.gen.css', import.meta.url),
  writeThemeSheet(themes),
);
const bootScript = new URL('../apps/web/public/theme-boot.js', import.meta.url);
await writeFile(bootScript, withBootTables(await readFile(bootScript, 'utf8')));
const page = new URL('../apps/web/index.html', import.meta.url);
await writeFile(page, withThemeColor(await readFile(page, 'utf8')));
await rm(tokenFolder, { recursive: true, force: true });
await mkdir(tokenFolder, { recursive: true });
for (const [name, text] of listTokenFiles()) {
  await writeFile(new URL(name, tokenFolder), text);
}
