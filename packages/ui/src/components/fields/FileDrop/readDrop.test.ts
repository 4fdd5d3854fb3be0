import { describe, expect, it, vi } from 'vitest';
import { readDrop } from './readDrop.ts';

const makeFile = (name: string) => new File(['x'], name);
const handleNamed = (name: string, kind = 'file') => ({ kind, name }) as FileSystemHandle;

interface Item {
  file: File;
  handle?: () => Promise<FileSystemHandle | null>;
  isFolder?: boolean;
}

function makeTransfer(...items: readonly Item[]): DataTransfer {
  return {
    files: items.map(({ file }) => file),
    items: [
      { kind: 'string', webkitGetAsEntry: () => null },
      ...items.map(({ file, handle, isFolder = false }) => ({
        kind: 'file',
        webkitGetAsEntry: () => ({ name: file.name, isDirectory: isFolder }),
        getAsFileSystemHandle: handle,
      })),
    ],
  } as unknown as DataTransfer;
}

describe('readDrop', () => {
  it('X-180, X-186: tells folders from files, and asks for the handle of a file before it returns, because the data are emptied then', async () => {
    const handle = handleNamed('b.mp3');
    const ask = vi.fn(() => Promise.resolve(handle));
    const folder = { file: makeFile('folder'), isFolder: true };
    const drop = readDrop(makeTransfer(folder, { file: makeFile('b.mp3'), handle: ask }));
    expect(drop.files.map(({ name }) => name)).toEqual(['b.mp3']);
    expect(drop.folders.map(({ name }) => name)).toEqual(['folder']);
    expect(ask).not.toHaveBeenCalled();
    const answer = drop.findHandle(drop.files[0] as File);
    expect(ask).toHaveBeenCalledOnce();
    expect(await answer).toBe(handle);
  });

  it.each([
    ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['gives nothing', () => Promise.resolve(null)],
    ['gives a folder', () => Promise.resolve(handleNamed('a.mp3', 'directory'))],
    ['gives another file', () => Promise.resolve(handleNamed('b.mp3'))],
    ['has no handles', undefined],
  ])('X-186: has the file without a handle where the browser %s', async (_, handle) => {
    const { files, findHandle } = readDrop(
      makeTransfer({ file: makeFile('a.mp3'), ...(handle && { handle }) }),
    );
    expect(files).toHaveLength(1);
    expect(await findHandle(files[0] as File)).toBeNull();
  });
});
