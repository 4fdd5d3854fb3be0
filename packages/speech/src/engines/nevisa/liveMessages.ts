import type { EngineEvent } from '../../engine.ts';
import type { HeardAudio } from '../../audio/frameMaker.ts';
import type { SessionTicket } from '../../worker/liveSocket.ts';

/** From the page to the Worker, once for each stretch of listening. */
export interface ListenMessage {
  /** Whose the document is: what is kept of it on the device can be read by nobody else (S10). */
  readonly ownerId: string;
  readonly documentId: string;
  readonly protocol: LiveProtocol;
  /** `ControlMessage`s come in here; `WorkerMessage`s go out. */
  readonly control: MessagePort;
}

/** Ours, or the documented older one of the service. */
export type LiveProtocol = 'nevisa' | 'legacy';

/** From the page to one stretch of listening in the Worker. */
export type ControlMessage =
  /** The other end of `audio` is in the worklet: audio never passes the page. A later one takes the place of the former. */
  | { readonly type: 'hear'; readonly audio: MessagePort }
  /** `address` is a WebSocket's, with its ticket. */
  | { readonly type: 'connect'; readonly address: string; readonly session: SessionTicket }
  /** The session that the Worker asked for does not come. */
  | { readonly type: 'refuse'; readonly event: EngineEvent }
  | { readonly type: 'pause' | 'resume' | 'finalize' | 'stop' | 'close' };

/** From the Worker to the page. */
export type WorkerMessage =
  | EngineEvent
  /** Another session with the same document, please. */
  | { readonly type: 'session.needed' }
  /** No audio came for so many seconds, counted from 1. */
  | { readonly type: 'audio.missing'; readonly seconds: number };

/** From the worklet to the Worker. */
export type AudioMessage = ({ readonly type: 'audio' } & HeardAudio) | { readonly type: 'end' };

/** From the page to the worklet: where to send audio, to send the rest of it and end, or just to end. */
export type CaptureMessage =
  | { readonly type: 'start'; readonly audio: MessagePort }
  | { readonly type: 'finish' }
  | { readonly type: 'close' };

export const captureProcessor = 'nevisa-capture';
