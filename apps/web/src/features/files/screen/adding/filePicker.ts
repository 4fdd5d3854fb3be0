import type { ChosenFile } from '../../upload/uploadFiles.ts';

/** A chosen file that the device does not give, for instance one that is only in the cloud. */
export interface UnreadableFile {
  readonly name: string;
  readonly file?: undefined;
}

/**
 * Opens the dialog of the browser that gives handles of files. Resolves to nothing chosen after
 * a cancel, and to null where the dialog could not be opened or gave no file that can be read.
 */
export type FilePicker = (
  several: boolean,
) => Promise<readonly (ChosenFile | UnreadableFile)[] | null>;

/** A window with the dialog that TypeScript does not know of; only Chromium has it. */
export interface PickerWindow {
  showOpenFilePicker?: (options: {
    /** Lets the browser open the folder of the last time. */
    id: string;
    multiple: boolean;
  }) => Promise<readonly FileSystemFileHandle[]>;
}

/** The dialog of this browser; null where it has none, so that the input of files is used. */
export function createFilePicker(window: PickerWindow): FilePicker | null {
  if (window.showOpenFilePicker === undefined) {
    return null;
  }
  return async (several) => {
    try {
      const handles = await window.showOpenFilePicker?.({ id: 'nevisa-files', multiple: several });
      const chosen = await Promise.all((handles ?? []).map(readChosen));
      return chosen.length > 0 && !chosen.some(hasFile) ? null : chosen;
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? [] : null;
    }
  };
}

/** Whether the device gave the file. */
export function hasFile(chosen: ChosenFile | UnreadableFile): chosen is ChosenFile {
  return chosen.file !== undefined;
}

/** One file that cannot be read takes nothing from the others. */
function readChosen(handle: FileSystemFileHandle): Promise<ChosenFile | UnreadableFile> {
  return handle.getFile().then(
    (file) => ({ file, handle }),
    () => ({ name: handle.name }),
  );
}
