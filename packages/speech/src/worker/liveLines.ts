import { closeCodes, type ServerMessage } from '@nevisa/api';
import type { EngineEvent } from '../engine.ts';
import { createTimerSlot, type Clock } from '../clock.ts';
import { closeCodeOfError, endByCloseCode, lost } from './lineEnds.ts';
import { openLine, type LiveLine, type OpenConnection } from './liveLine.ts';
import type { SessionTicket } from './liveSocket.ts';
import type { MessageOf } from './serviceEvents.ts';

const answerLimit = 10_000;
/** A new session is asked for so long before the old one must end, or a quarter of a short one. */
const rolloverAhead = 15_000;
const rolloverAgain = 5_000;
const longestTimer = 2 ** 31 - 1;

export interface LiveLinesParts {
  clock: Clock;
  openConnection: OpenConnection;
  askForSession: () => void;
  /** Whether the end was asked for, so that no session follows. */
  isEnding: () => boolean;
  /** A line is open, and nothing was said over it yet. */
  onOpened: (line: LiveLine) => void;
  /** The service is ready on this line, which is live from now on. */
  onReady: (line: LiveLine, message: MessageOf<'ready'>) => void;
  /** Came over the live line; null, over any line, was not understood. */
  onMessage: (message: ServerMessage | null) => void;
  /** The live line was let go of. */
  onDropped: () => void;
  /** No line is left, and none is on its way. */
  onEnd: (event: EngineEvent) => void;
}

/** Which line is live, and which one comes next. */
export interface LiveLines {
  connect(address: string, session: SessionTicket): void;
  /** Asks for the session of the next line, unless one is on its way. */
  askForSession(): void;
  /** The line that was to come does not. */
  fail(event: EngineEvent): void;
  dropLive(): void;
  letGo(): void;
}

/**
 * Brings one line after the other. One whose ticket is bad is asked for again,
 * once. Near the longest session a second one is opened beside the first
 * and takes over when the service is ready on it.
 */
export function createLiveLines(parts: LiveLinesParts): LiveLines {
  const { clock } = parts;
  const answerTimer = createTimerSlot(clock);
  const rolloverTimer = createTimerSlot(clock);
  /** The line over which audio leaves. */
  let live: LiveLine | null = null;
  /** The line that is to be the next one. */
  let coming: LiveLine | null = null;
  let renewals = 0;

  function awaitAnswer(): void {
    answerTimer.set(answerLimit, () => fail(lost));
  }

  function askForSession(): void {
    if (coming === null && !parts.isEnding() && !answerTimer.running) {
      awaitAnswer();
      parts.askForSession();
    }
  }

  /** A second line that fails costs nothing while the first one stands. */
  function fail(event: EngineEvent): void {
    answerTimer.clear();
    coming?.close();
    coming = null;
    if (live === null) {
      parts.onEnd(event);
    } else {
      rolloverTimer.set(rolloverAgain, askForSession);
    }
  }

  /** A line that is not live yet tells only whether it will be. */
  function receive(line: LiveLine, message: ServerMessage | null): void {
    if (line !== coming || message === null) {
      parts.onMessage(message);
    } else if (message.type === 'ready') {
      begin(line, message);
    }
    if (message?.type === 'error' && message.fatal) {
      line.close();
      lineClosed(line, closeCodeOfError(message.code));
    }
  }

  function begin(line: LiveLine, message: MessageOf<'ready'>): void {
    const former = live;
    answerTimer.clear();
    live = line;
    coming = null;
    former?.close();
    renewals = 0;
    const { max_session_ms } = line.session;
    const ahead = Math.min(rolloverAhead, max_session_ms / 4);
    rolloverTimer.set(Math.min(longestTimer, max_session_ms - ahead), askForSession);
    parts.onReady(line, message);
  }

  function lineClosed(line: LiveLine, code: number): void {
    if (line === live) {
      const isReplaced = coming !== null || answerTimer.running;
      dropLive();
      // While the next line is on its way, the end of this one is no news; a refusal will be told there too.
      if (isReplaced) {
        return;
      }
    } else {
      coming = null;
      answerTimer.clear();
    }
    if (code === closeCodes.ticketBad && renewals === 0) {
      renewals += 1;
      askForSession();
    } else {
      fail(endByCloseCode(code));
    }
  }

  function dropLive(): void {
    rolloverTimer.clear();
    parts.onDropped();
    live?.close();
    live = null;
  }

  return {
    connect(address, session) {
      coming?.close();
      coming = null;
      awaitAnswer();
      try {
        coming = openLine(parts.openConnection, address, session, {
          opened: parts.onOpened,
          received: receive,
          closed: lineClosed,
        });
      } catch {
        fail(lost);
      }
    },
    askForSession,
    fail,
    dropLive,
    letGo() {
      answerTimer.clear();
      dropLive();
      coming?.close();
      coming = null;
    },
  };
}
