import type { Failure } from '@nevisa/api/types';

/** Why the browser gave no microphone. */
export type MicrophoneRefusal =
  | 'denied'
  | 'missing'
  | 'unsuitable'
  | 'busy'
  | 'insecure'
  | 'unsupported';

/** Change of an open microphone, reported by its track, not by the recorder (D03). */
export type MicrophoneEvent =
  /** Unplugged, or its permission was revoked. */
  | { type: 'microphone.lost' }
  /** Muted by the system or by a key on the headset. */
  | { type: 'microphone.muted' }
  | { type: 'microphone.unmuted' };

/** An open microphone. `close` releases it at once, so that the browser's recording light goes out. */
export interface Microphone {
  /** The browser's id of the device, or empty. */
  readonly id: string;
  readonly label: string;
  readonly stream: MediaStream | null;
  /** Returns how to stop. */
  watch(report: (event: MicrophoneEvent) => void): () => void;
  close(): void;
}

/**
 * Sound of the microphone: speech, speech that is too quiet, background noise,
 * no signal at all (below −60 dBFS, X-23), or speech that is too loud.
 */
export type Sound = 'voice' | 'faint' | 'room' | 'nothing' | 'clipping';

/** One word of a sentence; `start` and `end` in seconds of the recording, `confidence` 0 to 1. */
export interface HeardWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** Event of any speech engine. `level` in dBFS, −100 (silence) to 0; `start` and `end` in seconds; `usageRemained` in ms. */
export type EngineEvent =
  /** The engine is connected, at first or again; audio becomes text from here on. */
  | { type: 'engine.ready'; usageRemained: number | null }
  /** Twenty times a second while the microphone is open, connected or not. */
  | { type: 'engine.level'; level: number }
  /** When the sound changes. */
  | { type: 'engine.sound'; sound: Sound }
  | { type: 'engine.partial'; segmentId: string; text: string }
  | {
      type: 'engine.final';
      segmentId: string;
      text: string;
      start: number;
      end: number;
      words: readonly HeardWord[];
    }
  | { type: 'engine.usage'; usageRemained: number }
  | { type: 'engine.warning'; code: EngineWarning; remaining: number | null }
  /** Unacknowledged audio in ms, when it changes by a second or more. */
  | { type: 'engine.unsent'; duration: number }
  /** After `stop`: all audio was sent, and the end was requested. */
  | { type: 'engine.flushed' }
  /** Only after `stop`; `complete` is false when text may be missing. */
  | { type: 'engine.stopped'; complete: boolean }
  /** The connection broke. The recording goes on; `reconnect` tries again, not before `retryAfter` ms where the service demands a wait. */
  | { type: 'engine.lost'; retryAfter: number | null }
  /** The service ended the session after a long silence (4408). The recording has ended. */
  | { type: 'engine.idled' }
  /** The browser has not run the audio context for three seconds: nothing is recorded until the next `engine.level`. Repeated each second. */
  | { type: 'engine.suspended' }
  /** The microphone is open but delivers no audio. The recording has ended. */
  | { type: 'engine.deaf' }
  /** The recording has ended. */
  | { type: 'engine.refused'; reason: EngineRefusal };

export type EngineWarning = 'low_audio' | 'clipping' | 'usage_low' | 'session_limit';

/** The engine cannot continue until the person acts. */
export type EngineRefusal =
  | { kind: 'no-service' }
  | { kind: 'no-credit' }
  | { kind: 'busy-elsewhere' }
  /** The code that records is missing, so nothing was recorded. */
  | { kind: 'not-loaded'; absence: EngineAbsence }
  | { kind: 'failed'; failure: Failure };

/** Why the code that records did not load: no connection, or a newer version replaced this page's files (G01). */
export type EngineAbsence = 'offline' | 'outdated';

/** One recording, from start to end. */
export interface Recording {
  /** Nothing is recorded and nothing is billed until `resume`. */
  pause(): void;
  resume(): void;
  /** Requests the final text of the audio recorded so far, and records on. */
  finalize(): void;
  /** Records nothing more, sends the remaining audio, and requests the end: `engine.flushed` and `engine.stopped` follow. */
  stop(): void;
  /** Tries again to reach the service after `engine.lost`; `engine.ready` or `engine.lost` follows. */
  reconnect(): void;
  /** Ends at once, without waiting for anything. */
  close(): void;
}

export interface RecordingOptions {
  documentId: string;
  /** Null: sends only audio that was recorded before and never acknowledged. */
  microphone: Microphone | null;
  /** Ends a recording of this person on another device. */
  takeOver: boolean;
  report: (event: EngineEvent) => void;
}

/**
 * A speech recogniser.
 *
 * `record` again with the same `documentId` continues the document: audio that
 * the service never acknowledged is sent again.
 */
export interface Engine {
  /** Loads the code that records. Resolves to null once it runs, or to the reason why not; a later call tries again. */
  load(): Promise<EngineAbsence | null>;
  record(options: RecordingOptions): Recording;
}
