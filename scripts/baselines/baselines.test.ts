import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Baselines, type Shot } from './baselines.ts';
import { type Bitmap, halve, readMark, readPng, writeMark, writePng } from './bitmap.ts';

let folder = '';
let baselines: Baselines;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nevisa-baselines-'));
  baselines = new Baselines(join(folder, 'baselines'), join(folder, 'differences'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the baselines', () => {
  it('accept an equal screenshot', async () => {
    await baselines.accept(shot(grey()));
    expect(await baselines.compare(shot(grey()))).toBeNull();
  });

  it('refuse a changed screenshot, and write expected, actual and difference', async () => {
    await baselines.accept(shot(grey()));
    const changed = shot(withPixels(grey(), [5, 6, 7]));
    expect(await baselines.compare(changed)).toMatch(
      /^ink differs in 3 pixels \(.*differences.ink\)$/,
    );
    expect((await readdir(join(folder, 'differences/ink'))).sort()).toEqual([
      'actual.png',
      'difference.png',
      'expected.png',
    ]);
  });

  it('notice one changed pixel of a sheet that is stored at half its size', async () => {
    await baselines.accept(shot(grey(), true));
    const changed = shot(withPixels(grey(), [5]), true);
    expect(await baselines.compare(changed)).toContain('differs in 1 pixels');
  });

  it('accept eight pixels of an invisible shade, no ninth one and no visible one', async () => {
    await baselines.accept(shot(grey()));
    const compare = (places: number[], value: number) =>
      baselines.compare(shot(withPixels(grey(), places, value)));
    const places = Array.from({ length: 9 }, (_, place) => place);
    expect(await compare(places.slice(1), 132)).toBeNull();
    expect(await compare(places, 132)).toContain('differs in 9 pixels');
    expect(await compare([5], 200)).toContain('differs in 1 pixels');
  });

  it('name a changed size', async () => {
    await baselines.accept(shot(grey()));
    expect(await baselines.compare(shot(grey(10, 12)))).toContain('10 × 12 in place of 10 × 10');
  });

  it('ignore a change that the eye does not see', async () => {
    await baselines.accept(shot(grey(10, 10, 120)));
    expect(await baselines.compare(shot(grey(10, 10, 121)))).toBeNull();
  });

  it('report a missing baseline, accept a new one, and list unused ones', async () => {
    expect(await baselines.compare(shot(grey()))).toContain('ink has no baseline');
    await baselines.accept(shot(grey()));
    await writeFile(join(folder, 'baselines/paper.png'), '');
    expect(await baselines.unused(['ink'])).toEqual(['paper.png']);
    await baselines.remove(['paper.png']);
    expect(await baselines.unused(['ink'])).toEqual([]);
  });
});

describe('a bitmap', () => {
  it('keeps its colours in its file, with the digest of its screenshot', () => {
    const file = writeMark(writePng(grey()), 'abc');
    expect(readPng(file)).toEqual(grey());
    expect(readMark(file)).toBe('abc');
    expect(readMark(writePng(grey()))).toBeNull();
  });

  it('is halved to the mean of four pixels', () => {
    const { width, height, data } = halve(withPixels(grey(4, 2, 100), [0], 200));
    expect([width, height, data[0], data[4]]).toEqual([2, 1, 125, 100]);
  });

  it('has a digest in every baseline of the repository, and all of them have less than 36 MB', async () => {
    const baselines = join(import.meta.dirname, '../../.storybook/pictures');
    const files = await Promise.all(
      (await readdir(baselines).catch(() => [])).map((name) => readFile(join(baselines, name))),
    );
    expect(files.filter((file) => readMark(file) === null)).toEqual([]);
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(36_000_000);
  });
});

function shot(bitmap: Bitmap, halved = false): Shot {
  return { story: 'ink', file: writePng(bitmap), halved };
}

function grey(width = 10, height = 10, value = 120): Bitmap {
  const data = Buffer.alloc(width * height * 4, value);
  return withAlpha({ width, height, data });
}

function withPixels({ width, height, data }: Bitmap, pixels: number[], value = 0): Bitmap {
  const changed = Buffer.from(data);
  for (const pixel of pixels) {
    changed.fill(value, pixel * 4, pixel * 4 + 4);
  }
  return withAlpha({ width, height, data: changed });
}

function withAlpha(bitmap: Bitmap): Bitmap {
  for (let place = 3; place < bitmap.data.length; place += 4) {
    bitmap.data[place] = 255;
  }
  return bitmap;
}
