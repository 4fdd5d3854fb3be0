import { encodeAudioFrame } from '@nevisa/api';
import type { EngineEvent } from '../engine.ts';
import { createTimerSlot, type Clock } from '../clock.ts';
import type { HeardAudio } from '../audio/frameMaker.ts';
import type { LiveLine } from './liveLine.ts';
import type { AudioFrame, Outbox } from './outbox.ts';
import { createPace } from './pace.ts';
import { createUnsentReport } from '../engines/nevisa/unsentReport.ts';

const silenceLimit = 10_000;
const keepAliveAfter = 5_000;

export interface LiveSenderParts {
  outbox: Outbox;
  clock: Clock;
  report: (event: EngineEvent) => void;
  /** Hears of every frame that leaves, also of those that leave again. */
  onFrameSent?: (frame: AudioFrame) => void;
  /** The service takes audio and says nothing: nobody is there any more. */
  onUnanswered: () => void;
}

/** What leaves for the service: audio, and the commands that hold for it. */
export interface LiveSender {
  /** Whether the service was told that no more audio comes. */
  readonly isEnding: boolean;
  /** Sends over this line from now on. */
  begin(line: LiveLine): void;
  /** There is no line; what is heard waits for the next one. */
  rest(): void;
  /** Sends what may leave now. */
  send(): void;
  /** The service said something. */
  noteAnswer(): void;
  /** The service has everything up to and including this number. */
  acknowledge(seq: number): void;
  hear(heard: HeardAudio): void;
  pause(): void;
  resume(): void;
  finalize(): void;
  /** No more audio comes: sends what is left, then asks for the end. */
  stop(): void;
}

/**
 * Sends the audio of the outbox at its pace. A command holds for the audio that
 * was said before it, so it leaves after that. Where nothing leaves for 5
 * seconds, the service is told that somebody is there.
 */
export function createLiveSender(parts: LiveSenderParts): LiveSender {
  const { outbox, clock, report } = parts;
  const pace = createPace(() => clock.now());
  const keepAliveTimer = createTimerSlot(clock);
  const sendTimer = createTimerSlot(clock);
  const unsent = createUnsentReport(report);
  let line: LiveLine | null = null;
  let recording: 'running' | 'paused' | 'ended' = 'running';
  /** What the service was last told to do with what it hears over the line. */
  let asked: 'listen' | 'pause' | 'stop' = 'listen';
  let finalizes = false;
  /** Audio that left since the service last said something, in ms. */
  let unanswered = 0;

  function keepAlive(): void {
    keepAliveTimer.set(keepAliveAfter, () => {
      line?.say({ type: 'keep_alive' });
      keepAlive();
    });
  }

  function lineForAudio(): LiveLine | null {
    return asked === 'stop' || sendTimer.running ? null : line;
  }

  function send(): void {
    unsent.tell(outbox.unsent);
    for (let to = lineForAudio(); to !== null; to = lineForAudio()) {
      const frame = outbox.next();
      const wait = frame === null ? 0 : pace.wait(frame.duration);
      if (wait > 0) {
        sendTimer.set(wait, send);
      } else if (frame !== null) {
        sendFrame(to, frame);
      } else {
        if (outbox.isSent) {
          sayWhatFollows(to);
        }
        return;
      }
    }
  }

  function sendFrame(to: LiveLine, frame: AudioFrame): void {
    if (asked === 'pause') {
      asked = 'listen';
      to.say({ type: 'resume' });
    }
    outbox.markSent();
    to.send(encodeAudioFrame(frame.seq, frame.samples));
    parts.onFrameSent?.(frame);
    keepAlive();
    // The service acknowledges about each second: this long without a word, nobody is there any more.
    unanswered += frame.duration;
    if (unanswered > silenceLimit) {
      parts.onUnanswered();
    }
  }

  function sayWhatFollows(to: LiveLine): void {
    if (finalizes) {
      finalizes = false;
      to.say({ type: 'finalize' });
    }
    if (recording === 'ended') {
      asked = 'stop';
      report({ type: 'engine.flushed' });
      to.say({ type: 'stop' });
    } else if (recording === 'paused' && asked === 'listen') {
      asked = 'pause';
      to.say({ type: 'pause' });
    } else if (recording === 'running' && asked === 'pause') {
      asked = 'listen';
      to.say({ type: 'resume' });
    }
  }

  return {
    get isEnding() {
      return asked === 'stop';
    },
    begin(next) {
      line = next;
      asked = 'listen';
      unanswered = 0;
      keepAlive();
    },
    rest() {
      keepAliveTimer.clear();
      sendTimer.clear();
      line = null;
    },
    send,
    noteAnswer() {
      unanswered = 0;
    },
    acknowledge(seq) {
      outbox.acknowledge(seq);
      unsent.tell(outbox.unsent);
    },
    hear(heard) {
      if (recording === 'running') {
        outbox.record(heard);
        send();
      }
    },
    pause() {
      if (recording === 'running') {
        recording = 'paused';
        send();
      }
    },
    resume() {
      if (recording === 'paused') {
        recording = 'running';
        send();
      }
    },
    finalize() {
      finalizes = true;
      send();
    },
    stop() {
      if (recording !== 'ended') {
        recording = 'ended';
        outbox.endRecording();
        send();
      }
    },
  };
}
