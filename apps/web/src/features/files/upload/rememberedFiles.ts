import { isReadable } from './sampleFile.ts';
import type { UploadCommand } from './uploadChannel.ts';
import type { Reopening, UploadFiles } from './uploadFiles.ts';
import type { UploadView } from './uploadQueueView.ts';

interface RememberedParts {
  readonly files: Pick<
    UploadFiles,
    'get' | 'getHandle' | 'load' | 'openSound' | 'reopen' | 'close' | 'isReopenable'
  >;
  readonly uploads: () => readonly Pick<UploadView, 'id' | 'file' | 'source' | 'tags'>[];
  /** Does it here, or lets the sending tab do it. */
  readonly run: (command: UploadCommand) => void;
}

/** Continues files of earlier pages by their handles. */
export class RememberedFiles {
  readonly #parts: RememberedParts;

  constructor(parts: RememberedParts) {
    this.#parts = parts;
  }

  /** After a press: the browser may ask the person. */
  readonly open = async (id: string): Promise<Reopening> => {
    const { files, uploads, run } = this.#parts;
    const upload = uploads().find((each) => each.id === id);
    if (files.getHandle(id) === undefined) {
      await files.load([id]);
    }
    if (upload === undefined || files.getHandle(id) === undefined) {
      return 'lost';
    }
    const wasClosed = !files.isReopenable(id);
    const file = await files.reopen(id, upload.source?.file ?? upload.file, true);
    if (typeof file === 'string' && wasClosed) {
      return 'lost';
    }
    if (typeof file === 'string') {
      files.close(id, file);
      run({ type: 'close', id, reason: file });
      return file === 'refused' ? 'refused' : 'lost';
    }
    run({ type: 'choose', id, file, handle: files.getHandle(id) });
    return 'opened';
  };

  /** Without a question: what this page has, and what the browser gives by a permission that holds. */
  readonly resume = async (): Promise<void> => {
    const { files, uploads, run } = this.#parts;
    for (const { id, file: facts, source } of uploads().filter(isWaiting)) {
      const sound = source === null ? null : await files.openSound(id, facts.size);
      const held = sound ?? (await findReadable(files.get(id)));
      const file = held ?? (await files.reopen(id, source?.file ?? facts, false));
      // A file that the person has chosen meanwhile is not replaced, nor is its handle.
      if (!uploads().some((each) => each.id === id && isWaiting(each))) {
        continue;
      }
      if (typeof file !== 'string') {
        run({ type: 'choose', id, file, ...(held === null && { handle: files.getHandle(id) }) });
      } else if (file !== 'refused' && files.isReopenable(id)) {
        run({ type: 'close', id, reason: file });
      }
    }
  };
}

/** Whether an upload waits for its file, which is not being compared at present. */
function isWaiting({ tags }: Pick<UploadView, 'tags'>): boolean {
  return tags.includes('needsFile') && !tags.includes('checking');
}

/** The file of this page, unless the device gives it no more: its handle may give it anew. */
async function findReadable(file: File | undefined): Promise<File | null> {
  return file !== undefined && (await isReadable(file)) ? file : null;
}
