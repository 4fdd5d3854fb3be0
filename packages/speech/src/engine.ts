import type { Failure } from '@nevisa/api/types';

/** Why the browser gave no microphone. */
export type MicrophoneRefusal = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported';

/** What happens to an open microphone, whoever listens to it: the track tells, not the recorder (D03). */
export type MicrophoneEvent =
  /** Unplugged, or its permission was taken back. */
  | { type: 'microphone.lost' }
  /** The system, or a key on the headset, silenced it. */
  | { type: 'microphone.muted' }
  | { type: 'microphone.unmuted' };

/** An open microphone; `close` lets go of it at once, so that the browser's recording light goes out. */
export interface Microphone {
  /** The browser's id of the device; empty where it tells none. */
  readonly id: string;
  readonly label: string;
  readonly stream: MediaStream | null;
  /** Returns how to stop. */
  watch(report: (event: MicrophoneEvent) => void): () => void;
  close(): void;
}

/**
 * How the microphone sounds: speech, speech that is too quiet, nothing but the
 * room, no signal at all (below −60 dBFS, X-23), or a voice too loud for it.
 */
export type Sound = 'voice' | 'faint' | 'room' | 'nothing' | 'clipping';

/** One word of a sentence; `start` and `end` in seconds of the recording, `confidence` 0 to 1. */
export interface HeardWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** What any speech engine reports, whichever it is. `level` in dBFS, −100 (silence) to 0; `start` and `end` in seconds; `usageRemained` in ms. */
export type EngineEvent =
  /** The line stands, at first or again; what is heard from now on becomes text. */
  | { type: 'engine.ready'; usageRemained: number | null }
  /** Twenty times a second while the microphone is open, whatever the line does. */
  | { type: 'engine.level'; level: number }
  /** Only when it is another than before. */
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
  /** How much recorded audio the service has not acknowledged, in ms; when it changes by a second or more. */
  | { type: 'engine.unsent'; duration: number }
  /** After `stop`: everything recorded has left, and the end was asked for. */
  | { type: 'engine.flushed' }
  /** After `stop`, and after nothing else; `complete` is false when something said may be missing. */
  | { type: 'engine.stopped'; complete: boolean }
  /** The line broke. The recording goes on; `reconnect` tries again, not before `retryAfter` ms where the service asks for a wait. */
  | { type: 'engine.lost'; retryAfter: number | null }
  /** The service ended the session because nobody spoke for long (4408). The recording has ended. */
  | { type: 'engine.idled' }
  /** No sound can be had from the microphone any more, although it did not end. The recording has ended. */
  | { type: 'engine.deaf' }
  /** The recording has ended. */
  | { type: 'engine.refused'; reason: EngineRefusal };

export type EngineWarning = 'low_audio' | 'clipping' | 'usage_low' | 'session_limit';

/** The engine will not go on, however often it is asked: the person must do something first. */
export type EngineRefusal =
  | { kind: 'no-service' }
  | { kind: 'no-credit' }
  | { kind: 'busy-elsewhere' }
  | { kind: 'failed'; failure: Failure };

/** One stretch of listening, from opening to its end. */
export interface Listening {
  /** Nothing is heard and nothing is billed until `resume`. */
  pause(): void;
  resume(): void;
  /** Asks for the final text of what was said so far, and listens on. */
  finalize(): void;
  /** Hears nothing more, sends the rest, and asks for the end: `engine.flushed` and `engine.stopped` follow. */
  stop(): void;
  /** Tries again to reach the service after `engine.lost`; `engine.ready` or `engine.lost` follows. */
  reconnect(): void;
  /** Lets go at once, without waiting for anything. */
  close(): void;
}

export interface ListenOptions {
  documentId: string;
  /** Null: sends only what was recorded before and never acknowledged. */
  microphone: Microphone | null;
  /** Ends whatever listens for this person on another device. */
  takeOver: boolean;
  report: (event: EngineEvent) => void;
}

/**
 * The one port behind which every speech engine stands.
 *
 * `listen` again with the same `documentId` continues the document: audio that
 * the service never acknowledged is sent again.
 */
export interface Engine {
  listen(options: ListenOptions): Listening;
}
