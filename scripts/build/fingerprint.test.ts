import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nevisa-fingerprint-'));
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/one.ts'), 'one');
  await writeFile(join(root, 'src/deep/two.ts'), 'two');
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('the fingerprint of the sources', () => {
  it('is the same when nothing has changed', async () => {
    expect(await fingerprint()).toBe(await fingerprint());
  });

  it.each([
    ['is changed', () => writeFile(join(root, 'src/deep/two.ts'), 'three')],
    ['is added', () => writeFile(join(root, 'src/three.ts'), '')],
    ['is taken away', () => rm(join(root, 'src/one.ts'))],
    ['is renamed', () => rename(join(root, 'src/one.ts'), join(root, 'src/1.ts'))],
  ])('is another when a file %s', async (_what, change) => {
    const before = await fingerprint();
    await change();
    expect(await fingerprint()).not.toBe(before);
  });

  it('is another when a setting of the build changes, not when another variable does', async () => {
    expect(await fingerprint({ VITE_API_HOST: 'https://a.test' })).not.toBe(await fingerprint());
    expect(await fingerprint({ HOME: '/root' })).toBe(await fingerprint());
  });

  it('leaves out what a build wrote', async () => {
    const before = await fingerprint();
    await mkdir(join(root, 'src/dist'));
    await writeFile(join(root, 'src/dist/index.html'), '');
    expect(await fingerprint()).toBe(before);
  });
});

function fingerprint(environment = {}): Promise<string> {
  return fingerprintOf(root, ['src/**'], environment);
}
