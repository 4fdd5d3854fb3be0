import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bitmap, halve, markOf, markPng, readPng, writePng } from './bitmap.ts';
import type { Photograph } from './camera.ts';
import { compare } from './compare.ts';
import type { Picture } from './pictures.ts';

/** The baselines in one folder, and what is seen of the differences in another. */
export interface Album {
  /**
   * Compares a photograph with its baseline; where they differ, says so in a
   * sentence and lays both, and what differs, in a folder of the story's own.
   */
  judge: (photograph: Photograph) => Promise<string | null>;
  /** Makes the photograph the baseline, unless the one there shows the same. */
  replace: (photograph: Photograph) => Promise<boolean>;
  /** Names of baselines that no picture asks for. */
  stale: (pictures: readonly Picture[]) => Promise<string[]>;
  remove: (names: readonly string[]) => Promise<void>;
}

export async function openAlbum(baselines: string, differences: string): Promise<Album> {
  await rm(differences, { recursive: true, force: true });
  await mkdir(baselines, { recursive: true });
  const nameOf = ({ story }: Picture) => `${story}.png`;
  const baselineOf = (picture: Picture) =>
    readFile(join(baselines, nameOf(picture))).catch(() => null);

  return {
    judge: async (photograph) => {
      const { picture } = photograph;
      const folder = join(differences, picture.story);
      const baseline = await baselineOf(picture);
      if (baseline !== null && markOf(baseline) === markFor(photograph)) {
        return null;
      }
      const actual = bitmapOf(photograph);
      if (baseline === null) {
        await lay(folder, { actual });
        return `${picture.story} has no baseline (${folder})`;
      }
      const expected = readPng(baseline);
      const { points, drawing } = compare(expected, actual);
      if (points === 0) {
        return null;
      }
      await lay(folder, { expected, actual, difference: drawing });
      return `${picture.story} differs in ${points} points${sizes(expected, actual)} (${folder})`;
    },
    replace: async (photograph) => {
      const { picture } = photograph;
      const baseline = await baselineOf(picture);
      if (baseline !== null && markOf(baseline) === markFor(photograph)) {
        return false;
      }
      const file = markPng(writePng(bitmapOf(photograph)), markFor(photograph));
      await writeFile(join(baselines, nameOf(picture)), file);
      return true;
    },
    stale: async (pictures) => {
      const wanted = new Set(pictures.map(nameOf));
      const names = await readdir(baselines);
      return names.filter((name) => name.endsWith('.png') && !wanted.has(name)).sort();
    },
    remove: async (names) => {
      await Promise.all(names.map((name) => rm(join(baselines, name))));
    },
  };
}

function markFor({ file }: Photograph): string {
  return createHash('sha256').update(file).digest('hex');
}

function bitmapOf({ picture, file }: Photograph): Bitmap {
  const bitmap = readPng(file);
  return picture.halved ? halve(bitmap) : bitmap;
}

async function lay(folder: string, bitmaps: Record<string, Bitmap>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, bitmap] of Object.entries(bitmaps)) {
    await writeFile(join(folder, `${name}.png`), writePng(bitmap));
  }
}

function sizes(expected: Bitmap, actual: Bitmap): string {
  const [was, is] = [expected, actual].map(({ width, height }) => `${width} × ${height}`);
  return was === is ? '' : `, ${is} in place of ${was}`;
}
