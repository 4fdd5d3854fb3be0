import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Album, openAlbum } from './album.ts';
import { type Bitmap, halve, markOf, markPng, readPng, writePng } from './bitmap.ts';
import type { Photograph } from './camera.ts';

let folder = '';
let album: Album;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nevisa-pictures-'));
  album = await openAlbum(join(folder, 'baselines'), join(folder, 'differences'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the album', () => {
  it('is content with the picture that it holds', async () => {
    await album.replace(photograph('ink', grey()));
    expect(await album.judge(photograph('ink', grey()))).toBeNull();
  });

  it('names the story whose picture has changed, and lays what was, is and differs beside each other', async () => {
    await album.replace(photograph('ink', grey()));
    const changed = photograph('ink', withPoints(grey(), [5, 6, 7]));
    expect(await album.judge(changed)).toMatch(/^ink differs in 3 points \(.*differences.ink\)$/);
    expect((await readdir(join(folder, 'differences/ink'))).sort()).toEqual([
      'actual.png',
      'difference.png',
      'expected.png',
    ]);
  });

  it('sees a point of a sheet that is kept at half its size', async () => {
    await album.replace(photograph('ink', grey(), true));
    const changed = photograph('ink', withPoints(grey(), [5]), true);
    expect(await album.judge(changed)).toContain('differs in 1 points');
  });

  it('says how the size has changed', async () => {
    await album.replace(photograph('ink', grey()));
    expect(await album.judge(photograph('ink', grey(10, 12)))).toContain(
      '10 × 12 in place of 10 × 10',
    );
  });

  it('does not mind what no eye sees', async () => {
    await album.replace(photograph('ink', grey(10, 10, 120)));
    expect(await album.judge(photograph('ink', grey(10, 10, 121)))).toBeNull();
  });

  it('misses a baseline, takes a new one, and names those that nobody asks for', async () => {
    const { picture } = photograph('ink', grey());
    expect(await album.judge(photograph('ink', grey()))).toContain('ink has no baseline');
    expect(await album.replace(photograph('ink', grey()))).toBe(true);
    expect(await album.replace(photograph('ink', grey()))).toBe(false);
    await writeFile(join(folder, 'baselines/paper.png'), '');
    expect(await album.stale([picture])).toEqual(['paper.png']);
    await album.remove(['paper.png']);
    expect(await album.stale([picture])).toEqual([]);
  });
});

describe('a picture', () => {
  it('keeps its colours in its file, with the mark of its photograph', () => {
    const file = markPng(writePng(grey()), 'abc');
    expect(readPng(file)).toEqual(grey());
    expect(markOf(file)).toBe('abc');
    expect(markOf(writePng(grey()))).toBeNull();
  });

  it('is halved to the mean of four points', () => {
    const { width, height, data } = halve(withPoints(grey(4, 2, 100), [0], 200));
    expect([width, height, data[0], data[4]]).toEqual([2, 1, 125, 100]);
  });

  it('of the repository is marked, and all of them weigh less than 15 MB', async () => {
    const baselines = join(import.meta.dirname, '../../.storybook/pictures');
    const files = await Promise.all(
      (await readdir(baselines).catch(() => [])).map((name) => readFile(join(baselines, name))),
    );
    expect(files.filter((file) => markOf(file) === null)).toEqual([]);
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(15_000_000);
  });
});

function photograph(story: string, bitmap: Bitmap, halved = false): Photograph {
  return { picture: { story, width: 10, height: 10, halved }, file: writePng(bitmap) };
}

function grey(width = 10, height = 10, value = 120): Bitmap {
  const data = Buffer.alloc(width * height * 4, value);
  return withAlpha({ width, height, data });
}

function withPoints({ width, height, data }: Bitmap, points: number[], value = 0): Bitmap {
  const changed = Buffer.from(data);
  for (const point of points) {
    changed.fill(value, point * 4, point * 4 + 4);
  }
  return withAlpha({ width, height, data: changed });
}

function withAlpha(bitmap: Bitmap): Bitmap {
  for (let place = 3; place < bitmap.data.length; place += 4) {
    bitmap.data[place] = 255;
  }
  return bitmap;
}
