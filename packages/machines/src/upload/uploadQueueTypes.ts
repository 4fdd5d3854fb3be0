import type { ActorRefFrom } from 'xstate';
import type { uploadMachine } from './uploadMachine.ts';
import type { FileFacts, KeptUpload, UploadOptions } from './uploadTypes.ts';

/** One upload of the queue, while it lives. */
export type UploadActor = ActorRefFrom<typeof uploadMachine>;

export interface UploadQueueInput {
  /** Of files that are added from now on. */
  options: UploadOptions;
  /** What is left of the credit, in ms; null for a package without an end. */
  credit: number | null;
  /** From 0 to 1, for the length of waits. */
  random: () => number;
}

/** A file that a person has added. The port of the samples knows its content by `id`. */
export interface AddedFile {
  /** Becomes the `client_id`. */
  readonly id: string;
  readonly file: FileFacts;
}

export type UploadQueueEvent =
  | { type: 'files.added'; files: readonly AddedFile[] }
  /** An upload that has ended leaves the queue. */
  | { type: 'upload.removed'; id: string }
  /** A started file is sent anew, with other options and under another id; the upload before it is canceled. */
  | { type: 'upload.restarted'; id: string; newId: string; options: UploadOptions }
  | { type: 'all.started' }
  | { type: 'all.paused' }
  | { type: 'all.resumed' }
  /** Of files that are added from now on. */
  | { type: 'options.chosen'; options: UploadOptions }
  | { type: 'credit.changed'; credit: number | null }
  | { type: 'session.returned' }
  /** From the port `holdTab`: only one page sends. */
  | { type: 'tab.held' }
  | { type: 'tab.lost' }
  /** From the port `loadQueue`: what earlier pages kept, in order. */
  | { type: 'queue.loaded'; kept: KeptQueue }
  /** From the port `watchNetwork`. */
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  /** From an upload: its state or its facts have changed. */
  | { type: `xstate.snapshot.${string}`; snapshot: unknown }
  /** From an upload: it has ended. */
  | { type: `xstate.done.actor.${string}`; output: unknown };

export type UploadQueueTag =
  | 'loading'
  /** This page sends. */
  | 'leading'
  /** Another page sends. */
  | 'watching';

export interface UploadQueueContext {
  readonly uploads: readonly UploadActor[];
  readonly options: UploadOptions;
  readonly credit: number | null;
  readonly random: () => number;
}

/** How many files are sent at a time. */
export const uploadPlaces = 2;

export type KeptQueue = readonly KeptUpload[];
