import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { listCharacters, latinRanges, persianRanges, formatUnicodeRange } from './characters.ts';

const persian = await readFile(new URL('vazirmatn-fa.woff2', import.meta.url));
const latin = await readFile(new URL('vazirmatn-latin.woff2', import.meta.url));
const css = await readFile(new URL('fonts.css', import.meta.url), 'utf8');

describe('interface font files', () => {
  it('R-002: the Persian file is below 30 kB, and the Latin file below 10 kB', () => {
    expect(persian.byteLength).toBeLessThanOrEqual(30 * 1024);
    expect(latin.byteLength).toBeLessThanOrEqual(10 * 1024);
  });

  it('R-002: the Persian file has a glyph for every declared character', async () => {
    const drawn = await readCharacters(persian);
    expect(missing(listCharacters(persianRanges), drawn)).toEqual([]);
  });

  it('R-002: the Latin file has a glyph for every declared character', async () => {
    const drawn = await readCharacters(latin);
    expect(missing(listCharacters(latinRanges), drawn)).toEqual([]);
  });

  it('R-002: Persian letters, digits, punctuation and joiners need no other file', () => {
    const needed =
      'ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکكگلمنوهةۀیيى' +
      '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0654\u0670' +
      '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩0123456789' +
      '.،؛:؟!…«»()[]–—-/٪٫٬+×%*@#&_\'" ' +
      '\u00A0\u200C\u200D\u200E\u200F\u2066\u2069';
    const directionOnly = '\u2066\u2069'; // not drawn, and in no font
    expect(missing(needed, new Set(listCharacters(persianRanges) + directionOnly))).toEqual([]);
  });

  it('the style sheet declares exactly the characters of each file', () => {
    const asked = [...css.matchAll(/url\('\.\/([^']+)'\)[^}]*unicode-range:([^;]+);/g)].map(
      ([, file, range = '']) => [file, range.trim().replaceAll(/\s+/g, ' ')],
    );
    expect(asked).toEqual([
      ['vazirmatn-fa.woff2', formatUnicodeRange(persianRanges)],
      ['vazirmatn-latin.woff2', formatUnicodeRange(latinRanges)],
    ]);
  });

  it('R-002: the fallback face has the line metrics of the interface font', async () => {
    const { ascent, descent, lineGap } = await lineMeasures(persian);
    for (const [name, value] of [
      ['ascent', ascent],
      ['descent', -descent],
      ['line-gap', lineGap],
    ] as const) {
      const written = [...css.matchAll(new RegExp(`${name}-override: ([\\d.]+)%`, 'g'))];
      expect(written, name).toHaveLength(2);
      for (const [, percent] of written) {
        expect(Number(percent), name).toBeCloseTo(value * 100, 1);
      }
    }
  });

  it('the licence is beside the fonts', async () => {
    const licence = await readFile(new URL('OFL.txt', import.meta.url), 'utf8');
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});

function missing(needed: string, drawn: ReadonlySet<string>): string[] {
  return Array.from(needed).filter((character) => !drawn.has(character));
}

/** Opens the font and finds one of its tables. */
async function table(font: Buffer, tag: string): Promise<Buffer> {
  const open = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
  const count = open.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (open.toString('latin1', entry, entry + 4) === tag) {
      return open.subarray(open.readUInt32BE(entry + 8));
    }
  }
  throw new Error(`The font has no table «${tag}».`);
}

/** The characters that the font maps to a glyph (OpenType `cmap`, format 4). */
async function readCharacters(font: Buffer): Promise<Set<string>> {
  const cmap = await table(font, 'cmap');
  const format4 = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  ).find((subtable) => subtable.readUInt16BE(0) === 4);
  if (format4 === undefined) {
    throw new Error('The font has no character map of format 4.');
  }

  const segments = format4.readUInt16BE(6) / 2;
  const [ends, starts, deltas, offsets] = [14, 16, 16, 16].map(
    (before, column) => before + 2 * segments * column,
  ) as [number, number, number, number];
  const characters = new Set<string>();
  for (let segment = 0; segment < segments; segment += 1) {
    const at = 2 * segment;
    const [start, end] = [format4.readUInt16BE(starts + at), format4.readUInt16BE(ends + at)];
    const delta = format4.readUInt16BE(deltas + at);
    const offset = format4.readUInt16BE(offsets + at);
    for (let code = start; code <= end && code < 0xff_ff; code += 1) {
      const glyph =
        offset === 0
          ? (code + delta) % 0x1_00_00
          : format4.readUInt16BE(offsets + at + offset + 2 * (code - start));
      if (glyph !== 0) {
        characters.add(String.fromCodePoint(code));
      }
    }
  }
  return characters;
}

/** As fractions of the font size. */
async function lineMeasures(font: Buffer) {
  const [head, hhea] = [await table(font, 'head'), await table(font, 'hhea')];
  const unitsPerEm = head.readUInt16BE(18);
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
  };
}
