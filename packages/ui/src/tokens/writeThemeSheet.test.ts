import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { themes } from './themes.ts';
import { writeThemeSheet } from './writeThemeSheet.ts';

const written = await readFile(new URL('themeSheet.gen.css', import.meta.url), 'utf8');

describe('writeThemeSheet', () => {
  it('R-003: the generated file is up to date; `npm run tokens` writes it', () => {
    expect(written).toBe(writeThemeSheet(themes));
  });

  it('R-002: IRANYekan is the first font of the stack', () => {
    for (const sheet of [written, writeThemeSheet(themes)]) {
      expect(sheet).toMatch(/--nv-font-family:'IRANYekanX','IRANYekan','Vazirmatn',/);
    }
  });

  it('all 22 sets are below 5 kB compressed', () => {
    expect(gzipSync(written, { level: 9 }).byteLength).toBeLessThan(5 * 1024);
  });
});
