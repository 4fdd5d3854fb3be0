import type { FileHandles } from '@nevisa/drafts';
import type { FileFacts } from '@nevisa/machines';
import type { SoundStore } from '../sound/soundStore.ts';

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
  /** What is sent: the file, or the sound that was taken out of it. */
  get: (id: string) => File | undefined;
  /** The file as it was chosen. */
  getVideo: (id: string) => File | undefined;
  /** Sends a sound in place of the video. */
  holdSound: (id: string, sound: File) => void;
  /** The sound that an earlier page has taken out; null where the device has none of this size, in bytes. */
  openSound: (id: string, size: number) => Promise<File | null>;
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
  /** Keeps the handles and the sounds of these uploads on the device, and lets the others go. */
  keep: (ids: readonly string[]) => Promise<void>;
  /** Gives what is known of the file of an upload to another one. */
  copy: (from: string, to: string) => void;
  /** Lets the content of an upload go. */
  drop: (id: string) => void;
  /** Deletes the handles and the sounds from the device, where they are readable; this page still has the handles. */
  hide: () => Promise<void>;
}

const noSounds: Pick<SoundStore, 'open' | 'retain'> = {
  open: () => Promise.resolve(null),
  retain: () => Promise.resolve(),
};

/** A handle with the questions that TypeScript does not know of. */
interface AskedHandle extends FileSystemFileHandle {
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
}

export function createUploadFiles(
  device: FileHandles,
  soundStore: Pick<SoundStore, 'open' | 'retain'> = noSounds,
): UploadFiles {
  const contents: Contents = {
    files: new Map(),
    handles: new Map(),
    sounds: new Map(),
    closed: new Map(),
  };
  const { files, handles, sounds, closed } = contents;
  const kept = createKeptHandles(device, handles);

  return {
    ...createReading(contents),
    ...createKeptSounds(contents, soundStore),
    load: kept.onDevice.load,
    async keep(ids) {
      try {
        await kept.onDevice.keep(ids);
      } finally {
        // The sounds of ended uploads are no longer needed also on a full device.
        await soundStore.retain(ids);
      }
    },
    async hide() {
      await kept.onDevice.hide();
      await soundStore.retain([]);
    },
    hold(id, { file, handle }) {
      files.set(id, file);
      sounds.delete(id);
      if (handle !== undefined) {
        handles.set(id, handle);
        closed.delete(id);
        kept.replaced(id);
      }
    },
    copy(from, to) {
      copyEntry(files, from, to);
      copyEntry(handles, from, to);
      copyEntry(closed, from, to);
    },
    drop(id) {
      Object.values(contents).forEach((map: Map<string, unknown>) => map.delete(id));
    },
  };
}

/** What this page has of the files, by the id of their upload. */
interface Contents {
  readonly files: Map<string, File>;
  readonly handles: Map<string, AskedHandle>;
  readonly sounds: Map<string, File>;
  /** The handles that do not give their file. */
  readonly closed: Map<string, Unopened>;
}

/** The part that reads files by their handles. */
function createReading({
  files,
  handles,
  sounds,
  closed,
}: Contents): Pick<UploadFiles, 'renew' | 'reopen' | 'isReopenable' | 'close' | 'getHandle'> {
  return {
    getHandle: (id) => handles.get(id),
    async renew(id, facts) {
      if (sounds.delete(id)) {
        return 'gone';
      }
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
      const before = files.get(id);
      const file = await readAnew(undefined, handle, facts);
      // A file that the person has chosen meanwhile stays.
      if (typeof file !== 'string' && files.get(id) === before) {
        files.set(id, file);
        closed.delete(id);
      }
      return file;
    },
    isReopenable: (id) => handles.has(id) && !closed.has(id),
    close: (id, reason) => void closed.set(id, reason),
  };
}

/** The part that sends the sound of a video in its place. */
function createKeptSounds(
  { files, sounds }: Contents,
  store: Pick<SoundStore, 'open'>,
): Pick<UploadFiles, 'get' | 'getVideo' | 'holdSound' | 'openSound'> {
  return {
    get: (id) => sounds.get(id) ?? files.get(id),
    getVideo: (id) => files.get(id),
    holdSound: (id, sound) => void sounds.set(id, sound),
    async openSound(id, size) {
      const sound = await store.open(id);
      if (sound?.size !== size) {
        return null;
      }
      sounds.set(id, sound);
      return sound;
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
      const refusals: unknown[] = [];
      for (const id of ids) {
        const handle = handles.get(id);
        if (handle !== undefined && !kept.has(id)) {
          kept.add(id);
          await device.keep(id, handle).catch((error: unknown) => {
            kept.delete(id);
            refusals.push(error);
          });
        }
      }
      const old = [...kept].filter((id) => !ids.includes(id));
      if (old.length > 0) {
        await device.retain(ids);
        old.forEach((id) => kept.delete(id));
      }
      if (refusals.length > 0) {
        throw refusals[0];
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
