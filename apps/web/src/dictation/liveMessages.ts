import type { HeardAudio } from './outbox.ts';
import type { SessionTicket } from './liveSocket.ts';

/** From the page to the Worker, once for each stretch of listening. */
export interface ListenMessage {
  readonly documentId: string;
  /** Commands come in here; `EngineEvent`s go out. */
  readonly control: MessagePort;
  /** The other end is in the worklet: audio never passes the page. */
  readonly audio: MessagePort;
}

/** From the page to one stretch of listening in the Worker. `address` is a WebSocket's, with its ticket. */
export type ControlMessage =
  | { readonly type: 'connect'; readonly address: string; readonly session: SessionTicket }
  | { readonly type: 'stop' }
  | { readonly type: 'close' };

/** From the worklet to the Worker. */
export type AudioMessage = ({ readonly type: 'audio' } & HeardAudio) | { readonly type: 'end' };

/** From the page to the worklet: where to send audio, to send the rest of it and end, or just to end. */
export type CaptureMessage =
  | { readonly type: 'start'; readonly audio: MessagePort }
  | { readonly type: 'finish' }
  | { readonly type: 'close' };

export const captureProcessor = 'nevisa-capture';
