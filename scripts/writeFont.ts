import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import {
  listCharacters,
  latinRanges,
  persianRanges,
} from '../packages/ui/src/foundations/fonts/characters.ts';
import { narrowTabularFigures } from './font/narrowTabularFigures.ts';

const source = createRequire(import.meta.url).resolve(
  'vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2',
);
const folder = new URL('../packages/ui/src/foundations/fonts/', import.meta.url);

/** What joins letters, sets marks and spaces, and makes figures of equal width; the rest is small capitals and the like. */
const keepFeatures = [
  'calt',
  'ccmp',
  'fina',
  'init',
  'kern',
  'liga',
  'locl',
  'mark',
  'medi',
  'mkmk',
  'rlig',
  'tnum',
];

const whole = await subsetFont(await readFile(source), undefined, {
  keepAllGlyphs: true,
  targetFormat: 'truetype',
});
const font = narrowTabularFigures(whole);

for (const [name, ranges] of [
  ['vazirmatn-fa.woff2', persianRanges],
  ['vazirmatn-latin.woff2', latinRanges],
] as const) {
  const subset = await subsetFont(font, listCharacters(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    keepFeatures,
  });
  await writeFile(new URL(name, folder), subset);
  console.log(`${name}: ${subset.byteLength} bytes`);
}
