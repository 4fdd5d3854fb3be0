import type { ServerMessage } from '@nevisa/api';
import type { LiveSessionAnswer } from '@nevisa/api/types';
import type { EngineEvent } from '../engine.ts';
import type { Clock } from '../clock.ts';
import type { HeardAudio } from '../audio/frameMaker.ts';
import { lost } from './lineEnds.ts';
import type { LiveLine, OpenConnection } from './liveLine.ts';
import { createLiveLines } from './liveLines.ts';
import { createLiveSender } from './liveSender.ts';
import type { AudioFrame, Outbox } from './outbox.ts';
import { eventOf, type MessageOf } from './serviceEvents.ts';

/** The part of a session's answer that the socket speaks of. */
export type SessionTicket = Pick<
  LiveSessionAnswer,
  'session_id' | 'resume_token' | 'usage_remained' | 'max_session_ms'
>;

export interface LiveSocketParts {
  outbox: Outbox;
  clock: Clock;
  openConnection: OpenConnection;
  report: (event: EngineEvent) => void;
  /** Asks for a session with the same document: its address comes by `connect`, its refusal by `refuse`. */
  askForSession: () => void;
  /** Hears of every frame that leaves, also of those that leave again. */
  onFrameSent?: (frame: AudioFrame) => void;
}

/** The conversation with the service about one stretch of listening, over as many connections as it takes. */
export interface LiveSocket {
  /** How many messages of the service were not understood. */
  readonly ignoredMessages: number;
  /** Opens a connection, at first or again. `address` carries the ticket. */
  connect(address: string, session: SessionTicket): void;
  /** The session that was asked for did not come. */
  refuse(event: EngineEvent): void;
  hear(heard: HeardAudio): void;
  pause(): void;
  resume(): void;
  finalize(): void;
  /** No more audio comes: sends what is left, then asks for the end. */
  stop(): void;
  close(): void;
}

/**
 * Speaks the protocol of the live service: `start`, then audio once the service
 * is `ready`, then `stop` and the wait for `stopped`.
 *
 * A connection that breaks is `engine.lost`; what is heard meanwhile waits in
 * the outbox for the next `connect`. Near the longest session a second
 * connection is opened beside the first and takes over without a word.
 * It ends once, with `engine.stopped`, `engine.idled` or `engine.refused`.
 */
export function createLiveSocket(parts: LiveSocketParts): LiveSocket {
  const { outbox, report } = parts;
  const sender = createLiveSender({ ...parts, onUnanswered: () => end(lost) });
  const lines = createLiveLines({
    ...parts,
    isEnding: () => sender.isEnding,
    onOpened: start,
    onReady: begin,
    onMessage: receive,
    onDropped: () => sender.rest(),
    onEnd: end,
  });
  /** What was not acknowledged when it was asked to start. */
  let firstAtStart = 0;
  /** What was last reported of the connection that was asked for. */
  let told: 'nothing' | 'ready' | 'lost' | 'over' = 'nothing';
  let ignoredMessages = 0;

  outbox.onMore = () => sender.send();

  function start(line: LiveLine): void {
    const { lastTranscribed } = outbox;
    firstAtStart = outbox.first;
    line.say({
      type: 'start',
      session_id: line.session.session_id,
      ...(outbox.begun && { resume_token: line.session.resume_token }),
      ...(lastTranscribed !== null && { last_seq: lastTranscribed }),
    });
  }

  function begin(line: LiveLine, { sample_rate, next_seq }: MessageOf<'ready'>): void {
    sender.begin(line);
    if (told !== 'ready') {
      told = 'ready';
      report({ type: 'engine.ready', usageRemained: line.session.usage_remained });
    }
    // The former line may have acknowledged more since the service answered this one.
    const isLate = next_seq >= firstAtStart && next_seq < outbox.first;
    outbox.beginAt(sample_rate, isLate ? outbox.first : next_seq);
  }

  function receive(message: ServerMessage | null): void {
    if (message === null) {
      ignoredMessages += 1;
      return;
    }
    sender.noteAnswer();
    switch (message.type) {
      case 'ready':
      case 'error':
        return;
      case 'ack':
        sender.acknowledge(message.seq);
        return;
      case 'stopped':
        finish(message);
        return;
      case 'final':
        outbox.markTranscribed(message.seq);
        report(eventOf(message));
        return;
      case 'partial':
      case 'usage':
        report(eventOf(message));
        return;
      case 'warning':
        if (message.code === 'session_limit') {
          lines.askForSession();
        } else {
          report(eventOf(message));
        }
    }
  }

  function finish({ complete, usage_remained }: MessageOf<'stopped'>): void {
    if (!sender.isEnding) {
      // The service ended a session that nobody asked to end: the next one goes on.
      lines.dropLive();
      lines.askForSession();
      return;
    }
    const isComplete = complete && outbox.isSent && !outbox.hasGap;
    if (isComplete) {
      sender.acknowledge(Infinity);
    }
    report({ type: 'engine.usage', usageRemained: usage_remained });
    end({ type: 'engine.stopped', complete: isComplete });
  }

  function end(event: EngineEvent): void {
    lines.letGo();
    if (event.type !== 'engine.lost') {
      close();
    } else if (told === 'lost') {
      return;
    } else {
      told = 'lost';
    }
    report(event);
  }

  function close(): void {
    told = 'over';
    outbox.onMore = () => undefined;
    lines.letGo();
  }

  return {
    get ignoredMessages() {
      return ignoredMessages;
    },
    connect(address, session) {
      if (told === 'over') {
        return;
      }
      if (told === 'lost') {
        told = 'nothing';
      }
      lines.connect(address, session);
    },
    refuse(event) {
      if (told !== 'over') {
        lines.fail(event);
      }
    },
    hear(heard) {
      if (told !== 'over') {
        sender.hear(heard);
      }
    },
    pause: () => sender.pause(),
    resume: () => sender.resume(),
    finalize: () => sender.finalize(),
    stop: () => sender.stop(),
    close,
  };
}
