import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { type Bitmap, halve, readMark, readPng, writeMark, writePng } from './bitmap.ts';

/** A screenshot of one story, and whether its baseline is stored at half its size. */
export interface Shot {
  story: string;
  file: Buffer;
  halved: boolean;
}

/** About two of 255 steps of light: more than rounding error, less than the eye sees. */
const threshold = 0.01;

/**
 * The browser draws the edge of a small circle in two ways, by whether the page has shown
 * another story: so many pixels may differ by an invisible shade.
 */
const edge = { pixels: 8, threshold: 0.1 };

/** The baseline screenshots in one folder. Differences are written to another. */
export class Baselines {
  readonly #folder: string;
  readonly #differences: string;

  constructor(folder: string, differences: string) {
    this.#folder = folder;
    this.#differences = differences;
  }

  /**
   * Compares a screenshot with its baseline. Returns null or a sentence that names the written
   * differences, which stay when a further try passes.
   */
  async compare(shot: Shot): Promise<string | null> {
    const folder = join(this.#differences, shot.story);
    const baseline = await this.#read(shot);
    if (baseline !== null && readMark(baseline) === markFor(shot)) {
      return null;
    }
    const actual = readBitmap(shot);
    if (baseline === null) {
      await writeAll(folder, { actual });
      return `${shot.story} has no baseline (${folder})`;
    }
    const expected = readPng(baseline);
    const { pixels, drawing } = compareBitmaps(expected, actual);
    if (pixels === 0) {
      return null;
    }
    await writeAll(folder, { expected, actual, difference: drawing });
    return `${shot.story} differs in ${pixels} pixels${sizes(expected, actual)} (${folder})`;
  }

  /** Makes the screenshot the baseline, unless the present one was made of the same bytes. */
  async accept(shot: Shot): Promise<void> {
    const baseline = await this.#read(shot);
    if (baseline === null || readMark(baseline) !== markFor(shot)) {
      await mkdir(this.#folder, { recursive: true });
      const file = writeMark(writePng(readBitmap(shot)), markFor(shot));
      await writeFile(join(this.#folder, `${shot.story}.png`), file);
    }
  }

  /** The baselines that belong to none of these stories. */
  async unused(stories: readonly string[]): Promise<string[]> {
    const used = new Set(stories.map((story) => `${story}.png`));
    return (await readdir(this.#folder)).filter((name) => !used.has(name)).sort();
  }

  async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(join(this.#folder, name))));
  }

  #read({ story }: Shot): Promise<Buffer | null> {
    return readFile(join(this.#folder, `${story}.png`)).catch(() => null);
  }
}

function markFor({ file }: Shot): string {
  return createHash('sha256').update(file).digest('hex');
}

function readBitmap({ file, halved }: Shot): Bitmap {
  const bitmap = readPng(file);
  return halved ? halve(bitmap) : bitmap;
}

// Counts the pixels that differ, and those that only one of two sizes has; draws them in red.
function compareBitmaps(expected: Bitmap, actual: Bitmap): { pixels: number; drawing: Bitmap } {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const data = Buffer.alloc(width * height * 4);
  const [one, other] = [enlarge(expected, width, height), enlarge(actual, width, height)];
  const count = (shade: number) =>
    pixelmatch(one, other, data, width, height, { threshold: shade, includeAA: true });
  const isEdge = (found: number) => found <= edge.pixels && count(edge.threshold) === 0;
  const found = one.equals(other) ? 0 : count(threshold);
  const pixels = isEdge(found) ? 0 : found;
  return { pixels, drawing: { width, height, data } };
}

// The added pixels are transparent, which equals no colour of a screenshot.
function enlarge({ width, height, data }: Bitmap, newWidth: number, newHeight: number): Buffer {
  const enlarged = Buffer.alloc(newWidth * newHeight * 4);
  for (let y = 0; y < height; y += 1) {
    data.copy(enlarged, y * newWidth * 4, y * width * 4, (y + 1) * width * 4);
  }
  return enlarged;
}

async function writeAll(folder: string, bitmaps: Record<string, Bitmap>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, bitmap] of Object.entries(bitmaps)) {
    await writeFile(join(folder, `${name}.png`), writePng(bitmap));
  }
}

function sizes(expected: Bitmap, actual: Bitmap): string {
  const [was, is] = [expected, actual].map(({ width, height }) => `${width} × ${height}`);
  return was === is ? '' : `, ${is} in place of ${was}`;
}
