import { describe, expect, it } from 'vitest';
import { createUploadFiles } from './uploadFiles.ts';

const facts = { name: 'a.mp3', size: 3, lastModified: 1 };
const fileOf = (content: string, lastModified = 1) =>
  new File([content], 'a.mp3', { lastModified });

function start(getFile?: () => Promise<File>) {
  const files = createUploadFiles({
    read: () => Promise.resolve(undefined),
    keep: () => Promise.resolve(),
    retain: () => Promise.resolve(),
  });
  const handle = getFile && ({ getFile } as FileSystemFileHandle);
  files.hold('a', { file: fileOf('old'), handle });
  return files;
}

describe('a file whose bytes the device does not give any more', () => {
  it('X-187: is read anew by its handle where it is the same file', async () => {
    const same = fileOf('new');
    const files = start(() => Promise.resolve(same));
    expect(await files.renew('a', facts)).toBe(same);
    expect(files.get('a')).toBe(same);
  });

  it.each([
    ['longer', fileOf('longer')],
    ['newer', fileOf('new', 2)],
  ])('X-187: has changed when it is %s', async (_, file) => {
    const files = start(() => Promise.resolve(file));
    expect(await files.renew('a', facts)).toBe('changed');
  });

  it('X-187: is gone when its handle gives nothing', async () => {
    const files = start(() => Promise.reject(new DOMException('removed', 'NotFoundError')));
    expect(await files.renew('a', facts)).toBe('gone');
  });

  it('X-187: has changed or is gone, as the error of a browser without handles says', async () => {
    const files = start();
    expect(await files.renew('a', facts)).toBe('changed');
    expect(await files.renew('unknown', facts)).toBe('gone');
    const missing = fileOf('old');
    missing.slice = () =>
      ({
        arrayBuffer: () => Promise.reject(new DOMException('removed', 'NotFoundError')),
      }) as unknown as Blob;
    files.hold('a', { file: missing });
    expect(await files.renew('a', facts)).toBe('gone');
  });
});
