import { text } from '../../../foundations/text.ts';
import type { Rejection } from './partitionFiles.ts';

/** Asks the browser for what reads a file again on another day; null where it gives nothing. */
export type FindHandle = (file: File) => Promise<FileSystemFileHandle | null>;

/** For files that were not dropped. */
export const noHandle: FindHandle = () => Promise.resolve(null);

/** What was dropped or pasted. */
export interface ReadDrop {
  readonly files: File[];
  /** Browsers report a folder as an unreadable file. */
  readonly folders: Rejection[];
  /** Answers during the event only, because the browser empties its data afterwards. */
  readonly findHandle: FindHandle;
}

/** An item with the question that TypeScript does not know of; only Chromium answers it. */
interface AskedItem extends DataTransferItem {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/** Reads the files of a drop or of a paste. */
export function readDrop({ items, files: list }: DataTransfer): ReadDrop {
  const all = [...items];
  const folders = all.flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory === true
      ? [{ name: entry.name, reason: text.files.rejected.folder }]
      : [];
  });
  const names = new Set(folders.map(({ name }) => name));
  const listed = [...list];
  const sources: readonly AskedItem[] = all.filter(({ kind }) => kind === 'file');
  return {
    files: listed.filter(({ name }) => !names.has(name)),
    folders,
    findHandle: (file) => readHandle(sources[listed.indexOf(file)], file),
  };
}

async function readHandle(
  item: AskedItem | undefined,
  { name }: File,
): Promise<FileSystemFileHandle | null> {
  try {
    const handle = await item?.getAsFileSystemHandle?.();
    return isFile(handle) && handle.name === name ? handle : null;
  } catch {
    return null;
  }
}

function isFile(handle: FileSystemHandle | null | undefined): handle is FileSystemFileHandle {
  return handle?.kind === 'file';
}
