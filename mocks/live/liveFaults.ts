import { audioSampleRate } from '@nevisa/api';
import { script } from '../fixtures/script.ts';

/** Faults and parameters of live dictation that a test can set. A backend starts without faults. */
export interface LiveFaults {
  /** Every ticket is refused with close code 4401. */
  refuseTicket: boolean;
  /** The socket is cut once after this many final messages. */
  dropAfterFinals: number | null;
  /** Called when the socket is cut after a final message, before the client can connect again. */
  onDrop: () => void;
  /** The socket is cut once at this duration of the conversation, in ms. */
  dropAt: number | null;
  /** The socket is closed once with 4429 at this duration of the conversation, in ms. */
  slowDownAt: number | null;
  /** Audio without speech, in ms, after which the session ends with close code 4408. */
  idleAfter: number | null;
  /** No messages are sent, but audio is received. */
  stall: boolean;
  /** Pairs of consecutive messages are swapped, except the first and last message of a socket. */
  reorder: boolean;
  /** `stop` has no `stopped` message and no close. */
  neverStop: boolean;
  /** Every final message is sent twice. */
  repeatFinals: boolean;
  /** The sentences to recognise, for new conversations. */
  script: readonly string[];
  /** In Hz, for new conversations. */
  sampleRate: number;
  /** Longest live session, in ms, for new sessions. */
  longestSession: number;
}

export function createLiveFaults(): LiveFaults {
  return {
    refuseTicket: false,
    dropAfterFinals: null,
    onDrop: () => undefined,
    dropAt: null,
    slowDownAt: null,
    idleAfter: null,
    stall: false,
    reorder: false,
    neverStop: false,
    repeatFinals: false,
    script,
    sampleRate: audioSampleRate,
    longestSession: 3_600_000,
  };
}
