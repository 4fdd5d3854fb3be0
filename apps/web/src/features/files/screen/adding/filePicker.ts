import type { ChosenFile } from '../../upload/uploadFiles.ts';

/**
 * Opens the dialog of the browser that gives handles of files. Resolves to nothing chosen after
 * a cancel, and to null where the dialog could not be opened.
 */
export type FilePicker = (several: boolean) => Promise<readonly ChosenFile[] | null>;

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
      return await Promise.all(
        (handles ?? []).map(async (handle) => ({ file: await handle.getFile(), handle })),
      );
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? [] : null;
    }
  };
}
