import { writeFile } from 'node:fs/promises';
import { themes } from '../packages/ui/src/tokens/themes.ts';
import { themeSheet } from '../packages/ui/src/tokens/themeSheet.ts';

await writeFile(
  new URL('../packages/ui/src/tokens/themeSheet.gen.css', import.meta.url),
  themeSheet(themes),
);
