import { script } from '../script.ts';

/** What can be arranged in live dictation; a backend starts with nothing gone wrong. */
export interface LiveFaults {
  /** No ticket opens the socket: close code 4401. */
  refuseTicket: boolean;
  /** Once this many sentences were sent over one socket, it is cut, one time. */
  dropAfterFinals: number | null;
  /** When the conversation lasts so long, in ms of audio, its socket is cut, one time. */
  dropAt: number | null;
  /** When the conversation lasts so long, in ms of audio, its socket is closed with 4429, one time. */
  slowDownAt: number | null;
  /** So much audio without speech, in ms, ends the session: close code 4408. */
  idleAfter: number | null;
  /** Nothing is said any more, whatever is heard. */
  stall: boolean;
  /** Each two messages that follow each other are exchanged, except the first and the last of a socket. */
  reorder: boolean;
  /** `stop` ends the listening, but nobody says so. */
  neverStop: boolean;
  /** Every sentence is sent twice. */
  repeatFinals: boolean;
  /** What is said, stretch by stretch, in the conversations that begin from now on. */
  script: readonly string[];
  /** In Hz, for the conversations that begin from now on. */
  sampleRate: number;
  /** The longest dictation without a new session, in ms, for the sessions that begin from now on. */
  longestSession: number;
}

export function noLiveFaults(): LiveFaults {
  return {
    refuseTicket: false,
    dropAfterFinals: null,
    dropAt: null,
    slowDownAt: null,
    idleAfter: null,
    stall: false,
    reorder: false,
    neverStop: false,
    repeatFinals: false,
    script,
    sampleRate: 16_000,
    longestSession: 3_600_000,
  };
}
