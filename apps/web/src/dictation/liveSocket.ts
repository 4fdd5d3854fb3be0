import * as v from 'valibot';
import {
  closeCodes,
  encodeAudioFrame,
  serverMessageSchema,
  type ClientMessage,
  type ServerMessage,
} from '@nevisa/api';
import type { EngineEvent, LiveSessionAnswer } from '@nevisa/api/types';
import { createTimerSlot, type Clock } from './clock.ts';
import type { AudioFrame, HeardAudio, Outbox } from './outbox.ts';
import { createPace } from './pace.ts';

const answerLimit = 10_000;
const keepAliveAfter = 5_000;

/** The part of a session's answer that the socket speaks of. */
export type SessionTicket = Pick<
  LiveSessionAnswer,
  'session_id' | 'resume_token' | 'usage_remained'
>;

/** An open connection, whatever carries it. */
export interface Connection {
  send(message: string | ArrayBuffer): void;
  close(): void;
}

/** What a connection tells; `closed` says the close code and comes once. */
export interface ConnectionListener {
  opened(): void;
  received(message: unknown): void;
  closed(code: number): void;
}

export interface LiveSocketParts {
  outbox: Outbox;
  clock: Clock;
  openConnection: (address: string, listener: ConnectionListener) => Connection;
  report: (event: EngineEvent) => void;
  /** Hears of every frame that leaves, also of those that leave again. */
  onFrameSent?: (frame: AudioFrame) => void;
}

/** The conversation with the service about one stretch of listening. */
export interface LiveSocket {
  /** How many messages of the service were not understood. */
  readonly ignoredMessages: number;
  /** Opens the connection. `address` carries the ticket. */
  connect(address: string, session: SessionTicket): void;
  hear(heard: HeardAudio): void;
  /** No more audio comes: sends what is left, then asks for the end. */
  stop(): void;
  close(): void;
}

/**
 * Speaks the protocol of the live service: `start`, then audio once the service
 * is `ready`, then `stop` and the wait for `stopped`.
 *
 * It ends once, with `engine.stopped`, `engine.lost` or `engine.refused`; what
 * was not acknowledged by then stays in the outbox.
 */
export function createLiveSocket(parts: LiveSocketParts): LiveSocket {
  const { outbox, clock, report } = parts;
  const pace = createPace(() => clock.now());
  const answerTimer = createTimerSlot(clock);
  const keepAliveTimer = createTimerSlot(clock);
  const sendTimer = createTimerSlot(clock);
  let phase: 'waiting' | 'opening' | 'starting' | 'live' | 'stopping' | 'over' = 'waiting';
  let connection: Connection | null = null;
  let usageRemained = 0;
  let hasHeardAll = false;
  let ignoredMessages = 0;
  let unanswered = 0;

  function close(): void {
    phase = 'over';
    for (const timer of [answerTimer, keepAliveTimer, sendTimer]) {
      timer.clear();
    }
    connection?.close();
    connection = null;
  }

  function endWith(event: EngineEvent): void {
    if (!is('over')) {
      close();
      report(event);
    }
  }

  function is(other: typeof phase): boolean {
    return phase === other;
  }

  function say(message: ClientMessage): void {
    connection?.send(JSON.stringify(message));
  }

  function awaitAnswer(): void {
    answerTimer.set(answerLimit, () => endWith({ type: 'engine.lost' }));
  }

  function keepAlive(): void {
    keepAliveTimer.set(keepAliveAfter, () => {
      say({ type: 'keep_alive' });
      keepAlive();
    });
  }

  function start(session: SessionTicket): void {
    phase = 'starting';
    awaitAnswer();
    const { lastTranscribed } = outbox;
    say({
      type: 'start',
      session_id: session.session_id,
      ...(outbox.begun && { resume_token: session.resume_token }),
      ...(lastTranscribed !== null && { last_seq: lastTranscribed }),
    });
  }

  function begin(rate: number, nextSeq: number): void {
    phase = 'live';
    answerTimer.clear();
    outbox.beginAt(rate, nextSeq);
    keepAlive();
    report({ type: 'engine.ready', usageRemained });
    sendAudio();
  }

  function sendAudio(): void {
    while (is('live') && !sendTimer.running) {
      const frame = outbox.next();
      const wait = frame === null ? 0 : pace.wait(frame.duration);
      if (wait > 0) {
        sendTimer.set(wait, sendAudio);
      } else if (frame !== null) {
        sendFrame(frame);
      } else if (hasHeardAll) {
        phase = 'stopping';
        say({ type: 'stop' });
      } else {
        return;
      }
    }
  }

  function sendFrame(frame: AudioFrame): void {
    outbox.markSent();
    connection?.send(encodeAudioFrame(frame.seq, frame.samples));
    parts.onFrameSent?.(frame);
    keepAlive();
    // The service acknowledges about each second: this long without a word, nobody is there any more.
    unanswered += frame.duration;
    if (unanswered > answerLimit) {
      endWith({ type: 'engine.lost' });
    }
  }

  function receive(data: unknown): void {
    const message = readMessage(data);
    if (message === null) {
      ignoredMessages += 1;
      return;
    }
    unanswered = 0;
    switch (message.type) {
      case 'ready':
        if (is('starting')) {
          begin(message.sample_rate, message.next_seq);
        }
        return;
      case 'ack':
        outbox.acknowledge(message.seq);
        return;
      case 'stopped':
        finish(message);
        return;
      case 'error':
        if (message.fatal) {
          endWith(endByErrorCode(message.code));
        }
        return;
      case 'final':
        outbox.markTranscribed(message.seq);
        report(eventOf(message));
        return;
      case 'partial':
      case 'usage':
      case 'warning':
        report(eventOf(message));
    }
  }

  function finish(message: Extract<ServerMessage, { type: 'stopped' }>): void {
    const complete = message.complete && outbox.next() === null && !outbox.hasGap;
    if (complete) {
      outbox.acknowledge(Infinity);
    }
    report({ type: 'engine.usage', usageRemained: message.usage_remained });
    endWith({ type: 'engine.stopped', complete });
  }

  return {
    get ignoredMessages() {
      return ignoredMessages;
    },
    connect(address, session) {
      if (!is('waiting')) {
        return;
      }
      phase = 'opening';
      usageRemained = session.usage_remained;
      awaitAnswer();
      try {
        connection = parts.openConnection(address, {
          opened: () => is('opening') && start(session),
          received: (message) => !is('over') && receive(message),
          closed: (code) => endWith(endByCloseCode(code)),
        });
      } catch {
        // The browser refuses some addresses at once, e.g. ws: from a page on https:.
        endWith({ type: 'engine.lost' });
      }
    },
    hear(heard) {
      if (!is('over') && !hasHeardAll) {
        outbox.collect(heard);
        sendAudio();
      }
    },
    stop() {
      hasHeardAll = true;
      sendAudio();
    },
    close,
  };
}

function readMessage(data: unknown): ServerMessage | null {
  try {
    const message = v.safeParse(serverMessageSchema, JSON.parse(String(data)));
    return message.success ? message.output : null;
  } catch {
    return null;
  }
}

function eventOf(
  message: Extract<ServerMessage, { type: 'partial' | 'final' | 'usage' | 'warning' }>,
): EngineEvent {
  switch (message.type) {
    case 'partial':
      return { type: 'engine.partial', segmentId: message.segment_id, text: message.text };
    case 'final': {
      const { segment_id: segmentId, text, start, end } = message;
      return { type: 'engine.final', segmentId, text, start, end };
    }
    case 'usage':
      return { type: 'engine.usage', usageRemained: message.usage_remained };
    case 'warning':
      break;
  }
  const { code, remaining_ms: remaining = null } = message;
  return { type: 'engine.warning', code, remaining };
}

function endByCloseCode(code: number): EngineEvent {
  switch (code) {
    case closeCodes.noUsageRemained:
      return { type: 'engine.refused', reason: { kind: 'no-credit' } };
    case closeCodes.noService:
      return { type: 'engine.refused', reason: { kind: 'no-service' } };
    case closeCodes.takenOver:
      return { type: 'engine.refused', reason: { kind: 'busy-elsewhere' } };
    default:
      return { type: 'engine.lost' };
  }
}

function endByErrorCode(code: string): EngineEvent {
  switch (code) {
    case 'no_usage_remained':
      return { type: 'engine.refused', reason: { kind: 'no-credit' } };
    case 'no_service':
      return { type: 'engine.refused', reason: { kind: 'no-service' } };
    case 'session_active':
      return { type: 'engine.refused', reason: { kind: 'busy-elsewhere' } };
    default:
      return { type: 'engine.lost' };
  }
}
