import type { UploadOptions } from '@nevisa/machines';
import type { ChosenFile, Reopening } from '../upload/uploadFiles.ts';
import type { ShownUpload } from './words/shownUpload.ts';

/** What a person can do with the files; a page that does not send hands it over to the one that does. */
export interface UploadCommands {
  /** Whether the files were taken; they are not after a sign-out without return. */
  readonly add: (files: readonly ChosenFile[]) => boolean;
  readonly startAll: () => void;
  readonly pauseAll: () => void;
  readonly resumeAll: () => void;
  readonly start: (id: string) => void;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  readonly cancel: (id: string) => void;
  /** Takes a file that is not under way off the list. */
  readonly remove: (id: string) => void;
  /** After a failure: converts again what the server has, else sends the file again. */
  readonly retry: (id: string) => void;
  /** Converts a known file once more. */
  readonly again: (id: string) => void;
  /** Continues with a file that a person has chosen. */
  readonly choose: (id: string, chosen: ChosenFile) => void;
  /** Opens the file that the device remembers; the browser may ask the person for it. */
  readonly reopen: (id: string) => Promise<Reopening>;
  readonly changeOptions: (id: string, options: UploadOptions) => void;
  /** Whether only the sound of a video is sent. */
  readonly chooseSound: (id: string, isSoundOnly: boolean) => void;
  /** Sends a started file anew with other options. */
  readonly restart: (id: string, options: UploadOptions) => void;
  /** The options of files that are added from now on. */
  readonly chooseOptions: (options: UploadOptions) => void;
}

/** The files of a person as the panel shows them. */
export interface UploadsView {
  /** In the order in which they are sent. */
  readonly rows: readonly ShownUpload[];
  /** What is left of the credit, in ms; null for a package without an end. */
  readonly credit: number | null;
  /** Of files that are added from now on. */
  readonly options: UploadOptions;
  /** Another page of the browser sends. */
  readonly isWatching: boolean;
  readonly commands: UploadCommands;
}
