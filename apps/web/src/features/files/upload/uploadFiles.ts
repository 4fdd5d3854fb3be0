import type { FileHandles } from '@nevisa/drafts';
import type { FileFacts } from '@nevisa/machines';

/** A file that a person has chosen or dropped, with its handle where the browser gives one. */
export interface ChosenFile {
  readonly file: File;
  readonly handle?: FileSystemFileHandle | undefined;
}

/** Why a handle does not give its file. `refused`: the person has not allowed it. */
export type Unopened = 'refused' | 'changed' | 'gone';

/** What a press on a remembered file has led to. `lost`: the person has to choose the file. */
export type Reopening = 'opened' | 'refused' | 'lost';

/** The contents of the files of this page, by the id of their upload. */
export interface UploadFiles {
  get: (id: string) => File | undefined;
  getHandle: (id: string) => FileSystemFileHandle | undefined;
  hold: (id: string, chosen: ChosenFile) => void;
  /** Reads the file anew by its handle; `changed` when it is another one now, `gone` when nothing gives it. */
  renew: (id: string, facts: FileFacts) => Promise<File | 'changed' | 'gone'>;
  /**
   * Reads a file of an earlier page by its handle.
   *
   * @param facts how the device described the file then
   * @param mayAsk after a press the browser asks the person, otherwise it only looks for a given permission
   */
  reopen: (id: string, facts: FileFacts, mayAsk: boolean) => Promise<File | Unopened>;
  /** Whether a press may give the file. */
  isReopenable: (id: string) => boolean;
  /** The handle does not give the file: the person has to choose it. */
  close: (id: string, reason: Unopened) => void;
  /** Reads the handles that an earlier page has kept. */
  load: (ids: readonly string[]) => Promise<void>;
  /** Keeps the handles of these uploads on the device, and lets the others go. */
  keep: (ids: readonly string[]) => Promise<void>;
  /** Gives what is known of the file of an upload to another one. */
  copy: (from: string, to: string) => void;
  /** Lets the content of an upload go. */
  drop: (id: string) => void;
  /** Deletes the handles from the device, where they are readable; this page still has them. */
  hide: () => Promise<void>;
}

/** A handle with the questions that TypeScript does not know of. */
interface AskedHandle extends FileSystemFileHandle {
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
}

export function createUploadFiles(device: FileHandles): UploadFiles {
  const files = new Map<string, File>();
  const handles = new Map<string, AskedHandle>();
  const kept = createKeptHandles(device, handles);
  const closed = new Map<string, Unopened>();

  return {
    ...kept.onDevice,
    get: (id) => files.get(id),
    getHandle: (id) => handles.get(id),
    hold(id, { file, handle }) {
      files.set(id, file);
      if (handle !== undefined) {
        handles.set(id, handle);
        closed.delete(id);
        kept.replaced(id);
      }
    },
    async renew(id, facts) {
      const file = await readAnew(files.get(id), handles.get(id), facts);
      if (typeof file === 'string') {
        closed.set(id, file);
      } else {
        files.set(id, file);
      }
      return file;
    },
    async reopen(id, facts, mayAsk) {
      const handle = handles.get(id);
      const reason = closed.get(id) ?? 'gone';
      // A disk that was pulled may be back, but a refused or changed file is not asked for again.
      if (handle === undefined || reason !== 'gone') {
        return reason;
      }
      if (!(await isAllowed(handle, mayAsk))) {
        return 'refused';
      }
      const file = await readAnew(undefined, handle, facts);
      if (typeof file !== 'string') {
        files.set(id, file);
        closed.delete(id);
      }
      return file;
    },
    isReopenable: (id) => handles.has(id) && !closed.has(id),
    close: (id, reason) => void closed.set(id, reason),
    copy(from, to) {
      copyEntry(files, from, to);
      copyEntry(handles, from, to);
      copyEntry(closed, from, to);
    },
    drop(id) {
      files.delete(id);
      handles.delete(id);
      closed.delete(id);
    },
  };
}

function copyEntry<Value>(map: Map<string, Value>, from: string, to: string): void {
  const value = map.get(from);
  if (value !== undefined) {
    map.set(to, value);
  }
}

/** The part of the handles that is on the device. */
function createKeptHandles(device: FileHandles, handles: Map<string, AskedHandle>) {
  const kept = new Set<string>();
  const onDevice: Pick<UploadFiles, 'load' | 'keep' | 'hide'> = {
    async load(ids) {
      for (const id of ids) {
        const handle = await device.read(id);
        if (handle !== undefined && !handles.has(id)) {
          handles.set(id, handle);
          kept.add(id);
        }
      }
    },
    async keep(ids) {
      for (const id of ids) {
        const handle = handles.get(id);
        if (handle !== undefined && !kept.has(id)) {
          kept.add(id);
          await device.keep(id, handle);
        }
      }
      const old = [...kept].filter((id) => !ids.includes(id));
      if (old.length > 0) {
        await device.retain(ids);
        old.forEach((id) => kept.delete(id));
      }
    },
    async hide() {
      kept.clear();
      await device.retain([]);
    },
  };
  return { onDevice, replaced: (id: string) => kept.delete(id) };
}

async function readAnew(
  held: File | undefined,
  handle: FileSystemFileHandle | undefined,
  { size, lastModified }: FileFacts,
): Promise<File | 'changed' | 'gone'> {
  if (handle === undefined) {
    // A browser without handles has one error for a changed file and for one that it may not read.
    return held === undefined || (await isMissing(held)) ? 'gone' : 'changed';
  }
  const file = await handle.getFile().catch(() => null);
  if (file === null) {
    return 'gone';
  }
  return file.size === size && file.lastModified === lastModified ? file : 'changed';
}

async function isAllowed(handle: AskedHandle, mayAsk: boolean): Promise<boolean> {
  const options = { mode: 'read' } as const;
  try {
    const state = (await handle.queryPermission?.(options)) ?? 'granted';
    return (
      state === 'granted' || (mayAsk && (await handle.requestPermission?.(options)) === 'granted')
    );
  } catch {
    return false;
  }
}

async function isMissing(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError';
  }
}
