import type { EngineEvent } from '../../engine.ts';
import type { CapturedAudio } from '../../audio/frameMaker.ts';
import type { TransportCommand } from '../../worker/transport.ts';

/** From the page to the Worker, once for each recording. */
export interface RecordMessage {
  /** Owner of the document: the device stores its audio for this person alone (S10). */
  readonly ownerId: string;
  readonly documentId: string;
  readonly protocol: ProtocolName;
  /** Receives `ControlMessage`s and sends `WorkerMessage`s. */
  readonly control: MessagePort;
}

/** From the Worker to the page, once: its script runs. */
export interface LoadedMessage {
  readonly type: 'loaded';
}

/** The live service's protocol, or its documented older one. */
export type ProtocolName = 'nevisa' | 'legacy';

/** From the page to one recording in the Worker. */
export type ControlMessage =
  /** The worklet holds the other end of `audio`: audio never passes the page. A later port replaces the former one. */
  | { readonly type: 'capture'; readonly audio: MessagePort }
  | Exclude<TransportCommand, { type: 'audio' }>;

/** From the Worker to the page. */
export type WorkerMessage =
  | EngineEvent
  /** Requests another session for the same document. */
  | { readonly type: 'session.needed' }
  /** No audio arrived for this many seconds, counted from 1. */
  | { readonly type: 'audio.missing'; readonly seconds: number };

/** From the worklet to the Worker. */
export type AudioMessage =
  | { readonly type: 'audio'; readonly audio: CapturedAudio }
  | { readonly type: 'end' };
