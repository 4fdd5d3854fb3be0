import { describe, expect, it, vi } from 'vitest';
import { createUploadFiles, type Unopened } from './uploadFiles.ts';

const facts = { name: 'a.mp3', size: 3, lastModified: 1 };
const makeFile = (content: string, lastModified = 1) =>
  new File([content], 'a.mp3', { lastModified });

function start(getFile?: () => Promise<File>) {
  const files = createUploadFiles({
    read: () => Promise.resolve(undefined),
    keep: () => Promise.resolve(),
    retain: () => Promise.resolve(),
  });
  const handle = getFile && ({ getFile } as FileSystemFileHandle);
  files.hold('a', { file: makeFile('old'), handle });
  return files;
}

describe('a file whose bytes the device does not give any more', () => {
  it('X-187: is read anew by its handle where it is the same file', async () => {
    const same = makeFile('new');
    const files = start(() => Promise.resolve(same));
    expect(await files.renew('a', facts)).toBe(same);
    expect(files.get('a')).toBe(same);
  });

  it.each([
    ['longer', makeFile('longer')],
    ['newer', makeFile('new', 2)],
  ])('X-187: has changed when it is %s', async (_, file) => {
    const files = start(() => Promise.resolve(file));
    expect(await files.renew('a', facts)).toBe('changed');
  });

  it('X-187: the file counts as gone when its handle gives no file', async () => {
    const files = start(() => Promise.reject(new DOMException('removed', 'NotFoundError')));
    expect(await files.renew('a', facts)).toBe('gone');
  });

  it('X-187: has changed or is gone, as the error of a browser without handles says', async () => {
    const files = start();
    expect(await files.renew('a', facts)).toBe('changed');
    expect(await files.renew('unknown', facts)).toBe('gone');
    const missing = makeFile('old');
    missing.slice = () =>
      ({
        arrayBuffer: () => Promise.reject(new DOMException('removed', 'NotFoundError')),
      }) as unknown as Blob;
    files.hold('a', { file: missing });
    expect(await files.renew('a', facts)).toBe('gone');
  });
});

describe('a file of an earlier page', () => {
  const open = (answers: { query: string; request: string }, file = makeFile('new')) => {
    const asked: string[] = [];
    const handle = {
      getFile: () =>
        file.size === 0
          ? Promise.reject(new DOMException('', 'NotFoundError'))
          : Promise.resolve(file),
      queryPermission: () => Promise.resolve(answers.query),
      requestPermission: () => {
        asked.push('request');
        return Promise.resolve(answers.request);
      },
    } as unknown as FileSystemFileHandle;
    const files = createUploadFiles({
      read: () => Promise.resolve(handle),
      keep: () => Promise.resolve(),
      retain: () => Promise.resolve(),
    });
    return { files, asked, handle };
  };
  const prompt = { query: 'prompt', request: 'granted' };

  it('X-186: is opened after a press, and asked for by a press only', async () => {
    const { files, asked } = open(prompt);
    expect(await files.reopen('a', facts, true)).toBe('gone');
    await files.load(['a']);
    expect(files.isReopenable('a')).toBe(true);
    expect(await files.reopen('a', facts, false)).toBe('refused');
    expect(asked).toEqual([]);
    expect(await files.reopen('a', facts, true)).toBeInstanceOf(File);
    expect(asked).toEqual(['request']);
  });

  it.each([
    ['longer', makeFile('longer')],
    ['newer', makeFile('new', 2)],
  ])('X-187: is another one now when it is %s', async (_, file) => {
    const { files } = open(prompt, file);
    await files.load(['a']);
    expect(await files.reopen('a', facts, true)).toBe('changed');
  });

  it('X-187: is gone when it was moved, and is looked for again', async () => {
    const { files } = open(prompt, makeFile(''));
    await files.load(['a']);
    expect(await files.reopen('a', facts, true)).toBe('gone');
    files.close('a', 'gone');
    expect(files.isReopenable('a')).toBe(false);
    expect(await files.reopen('a', facts, true)).toBe('gone');
  });

  it.each<Unopened>(['refused', 'changed'])(
    'X-186: is not asked for again when it is %s, until another handle of it is chosen',
    async (reason) => {
      const { files, asked, handle } = open(prompt);
      await files.load(['a']);
      files.close('a', reason);
      expect(files.isReopenable('a')).toBe(false);
      expect(await files.reopen('a', facts, true)).toBe(reason);
      expect(asked).toEqual([]);
      files.hold('a', { file: makeFile('new'), handle });
      expect(files.isReopenable('a')).toBe(true);
    },
  );
});

it('X-186: a handle that the device refuses is kept the next time, and keeps back no other handle and no sound', async () => {
  const refuse = () => Promise.reject(new Error('full'));
  const keep = vi.fn((_id: string) => Promise.resolve()).mockImplementationOnce(refuse);
  const retain = vi.fn(() => Promise.resolve());
  const device = { read: () => Promise.resolve(undefined), keep, retain };
  const files = createUploadFiles(device, { open: () => Promise.resolve(null), retain });
  for (const id of ['a', 'b']) {
    files.hold(id, { file: makeFile('new'), handle: {} as FileSystemFileHandle });
  }
  await expect(files.keep(['a', 'b'])).rejects.toThrow('full');
  expect(retain).toHaveBeenCalledWith(['a', 'b']);
  await files.keep(['a', 'b']);
  await files.keep(['a', 'b']);
  expect(keep.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'a']);
});
