import type { UploadTag } from '@nevisa/machines';
import { expect, it, vi } from 'vitest';
import { RememberedFiles } from './rememberedFiles.ts';
import type { UploadCommand } from './uploadChannel.ts';
import { createUploadFiles } from './uploadFiles.ts';

const chosen = new File(['abc'], 'a.mp3', { lastModified: 1 });
const anew = new File(['abc'], 'a.mp3', { lastModified: 1 });

/** A page with one upload that waits for its file, and whose handle gives it without a question. */
function start() {
  let tags: UploadTag[] = ['needsFile'];
  let getFile = () => Promise.resolve(anew);
  const handle = { getFile: () => getFile() } as FileSystemFileHandle;
  const files = createUploadFiles({
    read: () => Promise.resolve(handle),
    keep: () => Promise.resolve(),
    retain: () => Promise.resolve(),
  });
  const run = vi.fn<(command: UploadCommand) => void>();
  const upload = { id: 'a', file: { name: 'a.mp3', size: 3, lastModified: 1 }, source: null };
  const remembered = new RememberedFiles({ files, uploads: () => [{ ...upload, tags }], run });
  return {
    files,
    handle,
    run,
    remembered,
    /** A choice of the person comes between the question to the handle and its answer. */
    chooseMeanwhile: () => {
      getFile = () => {
        tags = ['needsFile', 'checking'];
        files.hold('a', { file: chosen });
        return Promise.resolve(anew);
      };
    },
  };
}

it('X-186: a file that was chosen while its handle was asked stays the chosen one', async () => {
  const { files, run, remembered, chooseMeanwhile } = start();
  await files.load(['a']);
  chooseMeanwhile();
  await remembered.resume();
  expect(run).not.toHaveBeenCalled();
  expect(files.get('a')).toBe(chosen);
});

it('X-186, X-187: a file that this page can read no more is read anew by its handle', async () => {
  const { files, handle, run, remembered } = start();
  const lost = new File(['abc'], 'a.mp3', { lastModified: 1 });
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) };
  lost.slice = () => gone as unknown as Blob;
  files.hold('a', { file: lost, handle });
  await remembered.resume();
  expect(run.mock.calls).toEqual([[{ type: 'choose', id: 'a', file: anew, handle }]]);
});

it('X-186: a file that this page can read goes on without its handle', async () => {
  const { files, handle, run, remembered } = start();
  const held = new File(['abc'], 'a.mp3', { lastModified: 1 });
  files.hold('a', { file: held, handle });
  await remembered.resume();
  expect(run.mock.calls).toEqual([[{ type: 'choose', id: 'a', file: held }]]);
});
