import { hasUploadTag, type UploadActor } from '@nevisa/machines';
import type { UploadFiles } from './uploadFiles.ts';

/** Handles of chosen files whose content is compared at present, by the id of their upload. */
export class ComparedHandles {
  readonly #files: Pick<UploadFiles, 'get' | 'hold' | 'close'>;
  readonly #handles = new Map<string, FileSystemFileHandle>();

  constructor(files: Pick<UploadFiles, 'get' | 'hold' | 'close'>) {
    this.#files = files;
  }

  /** Another file was chosen; its handle, where the browser gives one, replaces that of an earlier choice. */
  choose(id: string, handle: FileSystemFileHandle | undefined): void {
    this.#handles.delete(id);
    if (handle !== undefined) {
      this.#handles.set(id, handle);
    }
  }

  /** A handle replaces an earlier one when the content of its file was found to be the same. */
  follow(find: (id: string) => UploadActor | undefined): void {
    for (const [id, handle] of this.#handles) {
      const upload = find(id);
      const file = this.#files.get(id);
      const isCompared = upload !== undefined && !hasUploadTag(upload, 'checking');
      if (isCompared) {
        this.#handles.delete(id);
      }
      if (isCompared && hasUploadTag(upload, 'needsFile', 'refused')) {
        // A handle that gives another content would give it again and again.
        this.#files.close(id, 'changed');
      } else if (isCompared && file !== undefined) {
        this.#files.hold(id, { file, handle });
      }
    }
  }
}
