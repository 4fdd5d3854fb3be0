import type { Failure } from './failures.ts';

/** Why the browser gave no microphone. */
export type MicrophoneRefusal = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported';

/** An open microphone; `close` lets go of it at once, so that the browser's recording light goes out. */
export interface Microphone {
  readonly label: string;
  readonly stream: MediaStream | null;
  close(): void;
}

/** What any speech engine reports, whichever it is. `level` in dBFS, −100 (silence) to 0; `start` and `end` in seconds; `usageRemained` in ms. */
export type EngineEvent =
  | { type: 'engine.ready'; usageRemained: number | null }
  | { type: 'engine.level'; level: number }
  | { type: 'engine.partial'; segmentId: string; text: string }
  | { type: 'engine.final'; segmentId: string; text: string; start: number; end: number }
  | { type: 'engine.usage'; usageRemained: number }
  | { type: 'engine.warning'; code: EngineWarning; remaining: number | null }
  | { type: 'engine.stopped'; complete: boolean }
  | { type: 'engine.lost' }
  | { type: 'engine.refused'; reason: EngineRefusal };

export type EngineWarning = 'low_audio' | 'clipping' | 'usage_low' | 'session_limit';

/** The engine will not go on, however often it is asked: the person must do something first. */
export type EngineRefusal =
  | { kind: 'no-service' }
  | { kind: 'no-credit' }
  | { kind: 'busy-elsewhere' }
  | { kind: 'failed'; failure: Failure };

/** One stretch of listening. */
export interface Listening {
  /** Flushes what was heard and asks for the end; `engine.stopped` follows. */
  stop(): void;
  /** Lets go at once, without waiting for anything. */
  close(): void;
}

/**
 * The one port behind which every speech engine stands.
 *
 * `listen` again with the same `documentId` continues the document: audio that
 * the service never acknowledged is sent again.
 */
export interface Engine {
  listen(input: {
    documentId: string;
    microphone: Microphone;
    report: (event: EngineEvent) => void;
  }): Listening;
}
