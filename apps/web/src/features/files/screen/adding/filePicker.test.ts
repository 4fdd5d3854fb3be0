import { describe, expect, it, vi } from 'vitest';
import { createFilePicker } from './filePicker.ts';

const file = new File(['x'], 'a.mp3');
const handle = { getFile: () => Promise.resolve(file) } as FileSystemFileHandle;
/** Of a file that the device does not give. */
const lost = {
  name: 'b.mp3',
  getFile: (): Promise<File> => Promise.reject(new DOMException('', 'NotFoundError')),
} as FileSystemFileHandle;

describe('the dialog that gives handles', () => {
  it('X-186: gives each chosen file with its handle', async () => {
    const showOpenFilePicker = vi.fn(() => Promise.resolve([handle]));
    const pick = createFilePicker({ showOpenFilePicker });
    expect(await pick?.(true)).toEqual([{ file, handle }]);
    expect(showOpenFilePicker).toHaveBeenCalledWith({ id: 'nevisa-files', multiple: true });
  });

  it('X-180: names a chosen file that the device does not give, and keeps the others', async () => {
    const showOpenFilePicker = () => Promise.resolve([handle, lost]);
    const pick = createFilePicker({ showOpenFilePicker });
    expect(await pick?.(true)).toEqual([{ file, handle }, { name: 'b.mp3' }]);
  });

  it('X-186: leaves the choice to the input where it gives no file', async () => {
    const showOpenFilePicker = () => Promise.resolve([lost]);
    expect(await createFilePicker({ showOpenFilePicker })?.(true)).toBeNull();
  });

  it('X-186: is not there in a browser without handles', () => {
    expect(createFilePicker({})).toBeNull();
  });

  it.each([
    ['canceled', 'AbortError', []],
    ['forbidden', 'SecurityError', null],
  ])('X-186: gives nothing when it is %s', async (_, name, answer) => {
    const showOpenFilePicker = () => Promise.reject(new DOMException('', name));
    expect(await createFilePicker({ showOpenFilePicker })?.(false)).toEqual(answer);
  });
});
