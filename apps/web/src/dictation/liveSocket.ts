import { closeCodes, encodeAudioFrame, type ServerMessage } from '@nevisa/api';
import type { EngineEvent, LiveSessionAnswer } from '@nevisa/api/types';
import { createTimerSlot, type Clock } from './clock.ts';
import type { HeardAudio } from './frameMaker.ts';
import { closeCodeOfError, endByCloseCode } from './lineEnds.ts';
import { openLine, type LiveLine, type OpenConnection } from './liveLine.ts';
import type { AudioFrame, Outbox } from './outbox.ts';
import { createPace } from './pace.ts';
import { createUnsentReport } from './unsentReport.ts';

const answerLimit = 10_000;
const keepAliveAfter = 5_000;
/** A new session is asked for so long before the old one must end, or a quarter of a short one. */
const rolloverAhead = 15_000;
const rolloverAgain = 5_000;
const longestTimer = 2 ** 31 - 1;

const lost: EngineEvent = { type: 'engine.lost', retryAfter: null };

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
  const { outbox, clock, report } = parts;
  const pace = createPace(() => clock.now());
  const answerTimer = createTimerSlot(clock);
  const keepAliveTimer = createTimerSlot(clock);
  const sendTimer = createTimerSlot(clock);
  const rolloverTimer = createTimerSlot(clock);
  const unsent = createUnsentReport(report);
  /** The line over which audio leaves. */
  let live: LiveLine | null = null;
  /** The line that is to be the next one. */
  let coming: LiveLine | null = null;
  /** What was not acknowledged when it was asked to start. */
  let firstAtStart = 0;
  /** What was last reported of the connection that was asked for. */
  let told: 'nothing' | 'ready' | 'lost' | 'over' = 'nothing';
  let recording: 'running' | 'paused' | 'ended' = 'running';
  /** What the service was last told to do with what it hears over the line. */
  let asked: 'listen' | 'pause' | 'stop' = 'listen';
  let finalizes = false;
  let renewals = 0;
  let ignoredMessages = 0;
  let unanswered = 0;

  outbox.onMore = sendAudio;

  function letGo(): void {
    for (const timer of [answerTimer, keepAliveTimer, sendTimer, rolloverTimer]) {
      timer.clear();
    }
    live?.close();
    coming?.close();
    live = null;
    coming = null;
  }

  function end(event: EngineEvent): void {
    letGo();
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
    letGo();
  }

  function awaitAnswer(): void {
    answerTimer.set(answerLimit, () => failComing(lost));
  }

  /** A second line that fails costs nothing while the first one stands. */
  function failComing(event: EngineEvent): void {
    answerTimer.clear();
    coming?.close();
    coming = null;
    if (live === null) {
      end(event);
    } else {
      rolloverTimer.set(rolloverAgain, askForSession);
    }
  }

  function askForSession(): void {
    if (coming === null && asked !== 'stop' && !answerTimer.running) {
      awaitAnswer();
      parts.askForSession();
    }
  }

  function keepAlive(): void {
    keepAliveTimer.set(keepAliveAfter, () => {
      live?.say({ type: 'keep_alive' });
      keepAlive();
    });
  }

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
    const former = live;
    answerTimer.clear();
    live = line;
    coming = null;
    former?.close();
    asked = 'listen';
    renewals = 0;
    unanswered = 0;
    keepAlive();
    const { usage_remained, max_session_ms } = line.session;
    const ahead = Math.min(rolloverAhead, max_session_ms / 4);
    rolloverTimer.set(Math.min(longestTimer, max_session_ms - ahead), askForSession);
    if (told !== 'ready') {
      told = 'ready';
      report({ type: 'engine.ready', usageRemained: usage_remained });
    }
    // The former line may have acknowledged more since the service answered this one.
    const isLate = next_seq >= firstAtStart && next_seq < outbox.first;
    outbox.beginAt(sample_rate, isLate ? outbox.first : next_seq);
  }

  function openLineForAudio(): LiveLine | null {
    return asked === 'stop' || sendTimer.running ? null : live;
  }

  function sendAudio(): void {
    unsent.tell(outbox.unsent);
    for (let line = openLineForAudio(); line !== null; line = openLineForAudio()) {
      const frame = outbox.next();
      const wait = frame === null ? 0 : pace.wait(frame.duration);
      if (wait > 0) {
        sendTimer.set(wait, sendAudio);
      } else if (frame !== null) {
        sendFrame(line, frame);
      } else {
        if (outbox.isSent) {
          sayWhatFollows(line);
        }
        return;
      }
    }
  }

  function sendFrame(line: LiveLine, frame: AudioFrame): void {
    if (asked === 'pause') {
      asked = 'listen';
      line.say({ type: 'resume' });
    }
    outbox.markSent();
    line.send(encodeAudioFrame(frame.seq, frame.samples));
    parts.onFrameSent?.(frame);
    keepAlive();
    // The service acknowledges about each second: this long without a word, nobody is there any more.
    unanswered += frame.duration;
    if (unanswered > answerLimit) {
      end(lost);
    }
  }

  /** Commands hold for the audio that was said before them, so they leave after it. */
  function sayWhatFollows(line: LiveLine): void {
    if (finalizes) {
      finalizes = false;
      line.say({ type: 'finalize' });
    }
    if (recording === 'ended') {
      asked = 'stop';
      report({ type: 'engine.flushed' });
      line.say({ type: 'stop' });
    } else if (recording === 'paused' && asked === 'listen') {
      asked = 'pause';
      line.say({ type: 'pause' });
    } else if (recording === 'running' && asked === 'pause') {
      asked = 'listen';
      line.say({ type: 'resume' });
    }
  }

  function receive(line: LiveLine, message: ServerMessage): void {
    if (line === coming) {
      receiveBefore(line, message);
      return;
    }
    unanswered = 0;
    switch (message.type) {
      case 'ready':
        return;
      case 'ack':
        outbox.acknowledge(message.seq);
        unsent.tell(outbox.unsent);
        return;
      case 'stopped':
        finish(message);
        return;
      case 'error':
        receiveError(line, message);
        return;
      case 'final':
        outbox.markTranscribed(message.seq);
        report(finalEvent(message));
        return;
      case 'partial':
        report({ type: 'engine.partial', segmentId: message.segment_id, text: message.text });
        return;
      case 'usage':
        report({ type: 'engine.usage', usageRemained: message.usage_remained });
        return;
      case 'warning':
        warn(message);
    }
  }

  /** A line that is not live yet tells only whether it will be. */
  function receiveBefore(line: LiveLine, message: ServerMessage): void {
    if (message.type === 'ready') {
      begin(line, message);
    } else if (message.type === 'error') {
      receiveError(line, message);
    }
  }

  function receiveError(line: LiveLine, { code, fatal }: MessageOf<'error'>): void {
    if (fatal) {
      line.close();
      lineClosed(line, closeCodeOfError(code));
    }
  }

  function warn({ code, remaining_ms }: MessageOf<'warning'>): void {
    if (code === 'session_limit') {
      askForSession();
    } else {
      report({ type: 'engine.warning', code, remaining: remaining_ms ?? null });
    }
  }

  function finish({ complete, usage_remained }: MessageOf<'stopped'>): void {
    if (asked !== 'stop') {
      // The service ended a session that nobody asked to end: the next one goes on.
      dropLive();
      askForSession();
      return;
    }
    const isComplete = complete && outbox.isSent && !outbox.hasGap;
    if (isComplete) {
      outbox.acknowledge(Infinity);
      unsent.tell(outbox.unsent);
    }
    report({ type: 'engine.usage', usageRemained: usage_remained });
    end({ type: 'engine.stopped', complete: isComplete });
  }

  function dropLive(): void {
    for (const timer of [keepAliveTimer, sendTimer, rolloverTimer]) {
      timer.clear();
    }
    live?.close();
    live = null;
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
      failComing(endByCloseCode(code));
    }
  }

  return {
    get ignoredMessages() {
      return ignoredMessages;
    },
    connect(address, session) {
      if (told === 'over') {
        return;
      }
      coming?.close();
      coming = null;
      if (told === 'lost') {
        told = 'nothing';
      }
      awaitAnswer();
      try {
        coming = openLine(parts.openConnection, address, session, {
          opened: start,
          received(line, message) {
            if (message === null) {
              ignoredMessages += 1;
            } else {
              receive(line, message);
            }
          },
          closed: lineClosed,
        });
      } catch {
        failComing(lost);
      }
    },
    refuse(event) {
      if (told !== 'over') {
        failComing(event);
      }
    },
    hear(heard) {
      if (told !== 'over' && recording === 'running') {
        outbox.record(heard);
        sendAudio();
      }
    },
    pause() {
      if (recording === 'running') {
        recording = 'paused';
        sendAudio();
      }
    },
    resume() {
      if (recording === 'paused') {
        recording = 'running';
        sendAudio();
      }
    },
    finalize() {
      finalizes = true;
      sendAudio();
    },
    stop() {
      if (recording !== 'ended') {
        recording = 'ended';
        outbox.endRecording();
        sendAudio();
      }
    },
    close,
  };
}

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

function finalEvent({ segment_id, text, start, end, words }: MessageOf<'final'>): EngineEvent {
  return {
    type: 'engine.final',
    segmentId: segment_id,
    text,
    start,
    end,
    words: words.map(({ word, conf, ...time }) => ({ text: word, confidence: conf, ...time })),
  };
}
