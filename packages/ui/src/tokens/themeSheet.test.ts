import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { themes } from './themes.ts';
import { themeSheet } from './themeSheet.ts';

const written = await readFile(new URL('themeSheet.gen.css', import.meta.url), 'utf8');

describe('themeSheet', () => {
  it('R-003: the file that is served is what the themes say; `npm run tokens` writes it', () => {
    expect(written).toBe(themeSheet(themes));
  });

  it('R-002: IRANYekan stands first in the font stack', () => {
    expect(written).toMatch(/--nv-font-family:'IRANYekanX','IRANYekan','Vazirmatn',/);
  });

  it('all 22 sets cost less than 4 kB on the wire', () => {
    expect(gzipSync(written, { level: 9 }).byteLength).toBeLessThan(4096);
  });
});
