import type { Failure, Id } from '@nevisa/api/types';

/** A sound of this device that the server does not have completely. */
export interface SoundToSend {
  readonly documentId: string;
  readonly conversationId: Id;
  /** Where each recording ends, in bytes from the beginning of the sound. */
  readonly ends: readonly number[];
  /** How many bytes the server has confirmed. */
  readonly received: number;
}

/**
 * Why a sound is not sent again by itself:
 *
 * - `tooLarge`: the server takes not even a small part (413)
 * - `format`: the server does not take this format (415)
 * - `gone`: the server does not have the conversation, or its time for sounds is over (404, 410)
 * - `differs`: the server has more than this device
 * - `refused`: any other refusal
 */
export type SoundRefusal = 'tooLarge' | 'format' | 'gone' | 'differs' | 'refused';

/**
 * Why nothing is sent:
 *
 * - `offline`: no answer came
 * - `server`: the server is broken, or asked to wait (5xx, 429)
 * - `full`: the server has no room (507)
 * - `forbidden`: the session is over, or the server says that the person keeps no sounds; only the next permission ends it
 */
export type SoundPause = 'offline' | 'server' | 'full' | 'forbidden';

export interface QueuedSound extends SoundToSend {
  readonly refusal: SoundRefusal | null;
  /** The server has lost what it had, so that bytes are sent once more (T-62). */
  readonly isRepeated: boolean;
}

/** A part that is under way. */
export interface SoundPart {
  /** Which call this is, so that a late answer of an earlier one is not taken for it (T-60). */
  readonly call: number;
  readonly documentId: string;
  readonly conversationId: Id;
  /** The first byte, and the one after the last. */
  readonly offset: number;
  readonly end: number;
  /** The place of the recording, from 0 on. */
  readonly recording: number;
  readonly isLast: boolean;
}

export interface SoundUploadState {
  /** The person stores sounds at the server and is signed in. */
  readonly allowed: boolean;
  /** This tab sends; another one does otherwise. */
  readonly isOwner: boolean;
  /** In the order in which they are sent. */
  readonly queue: readonly QueuedSound[];
  readonly sending: SoundPart | null;
  readonly pause: SoundPause | null;
  /** How many calls have failed in a row. */
  readonly failures: number;
  readonly calls: number;
  /** The largest part, in bytes: halved where the server refuses it. */
  readonly partSize: number;
}

export type SoundUploadEvent =
  /** All sounds of the device that the server does not have completely; the bytes of each only grow. */
  | { type: 'sounds.found'; sounds: readonly SoundToSend[] }
  /** The person allows or forbids sounds to leave this device, signs in or out. */
  | { type: 'sending.allowed'; allowed: boolean }
  | { type: 'tab.changed'; isOwner: boolean }
  | { type: 'part.answered'; call: number; received: number }
  /** `random` from 0 to 1, for the length of the wait. */
  | { type: 'part.failed'; call: number; failure: Failure; random: number }
  | { type: 'wait.ended' }
  | { type: 'network.returned' }
  /** The person wants a refused sound to be tried again. */
  | { type: 'sound.retried'; documentId: string };

export type SoundUploadEffect =
  | ({ do: 'send' } & SoundPart)
  /** Ends the call under way. */
  | { do: 'abort' }
  /** Stores what the server has confirmed. */
  | { do: 'remember'; documentId: string; conversationId: Id; received: number; isSent: boolean }
  /** Waits, in ms; replaces an earlier wait. */
  | { do: 'wait'; ms: number }
  | { do: 'stopWaiting' };

export type SoundUploadStep = readonly [SoundUploadState, readonly SoundUploadEffect[]];
