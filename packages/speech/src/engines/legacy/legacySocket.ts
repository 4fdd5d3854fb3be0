import { closeCodes } from '@nevisa/api';
import type { EngineEvent } from '../../engine.ts';
import { createTimerSlot } from '../../clock.ts';
import { recordingRate } from '../../audio/frameMaker.ts';
import { legacyRequest, readLegacyMessage, type LegacyMessage } from './legacyMessages.ts';
import { endByCloseCode, lost } from '../../worker/lineEnds.ts';
import type { Connection } from '../../worker/liveLine.ts';
import type { LiveSocket, LiveSocketParts } from '../../worker/liveSocket.ts';
import { createPace } from '../../worker/pace.ts';
import { createUnsentReport } from '../nevisa/unsentReport.ts';
import { toWav } from '../../audio/wav.ts';

const answerLimit = 10_000;
/** So long after the last sentence that followed the end, no other one comes, in ms. */
const lastSentenceWait = 1_000;
const blobLength = recordingRate / 2;
const frameSeconds = 0.04;

/**
 * Speaks the documented older protocol: the service says `INIT`, `REQ` and
 * `SOES` are answered, then WAV files of 500 ms follow until `EOES`.
 *
 * It has no acknowledgements. Audio counts as acknowledged when a sentence
 * came whose last word ends after it, or, for a sentence without times, when
 * it was sent before the sentence came. After a break everything behind the
 * last sentence is sent again: what was only a partial is heard once more, and
 * no sentence comes twice. Silence is no sign of a dead line, so only the
 * network tells of one. It can neither be paused nor asked for a final text:
 * during a pause it simply hears nothing.
 */
export function createLegacySocket(parts: LiveSocketParts): LiveSocket {
  const { outbox, clock, report } = parts;
  const pace = createPace(() => clock.now());
  const answerTimer = createTimerSlot(clock);
  const sendTimer = createTimerSlot(clock);
  const endTimer = createTimerSlot(clock);
  const unsent = createUnsentReport(report);
  let connection: Connection | null = null;
  let phase: 'down' | 'opening' | 'live' | 'ending' | 'over' = 'down';
  let recording: 'running' | 'paused' | 'ended' = 'running';
  let ignoredMessages = 0;
  let blob = new Int16Array(0);
  /** Samples that left over this connection. */
  let sent = 0;
  /** The number of the first frame of this connection. */
  let firstSeq: number | null = null;
  /** Names sentences: where in the document they begin, and the how many-th it is there. */
  let sentence = { at: -1, count: 0 };

  outbox.onMore = sendAudio;

  function letGo(): void {
    for (const timer of [answerTimer, sendTimer, endTimer]) {
      timer.clear();
    }
    const former = connection;
    connection = null;
    former?.close();
  }

  function end(event: EngineEvent): void {
    if (phase === 'over' || (phase === 'down' && event.type === 'engine.lost')) {
      return;
    }
    letGo();
    phase = event.type === 'engine.lost' ? 'down' : 'over';
    report(event);
  }

  function say(message: object): void {
    connection?.send(JSON.stringify(message));
  }

  function begin(): void {
    phase = 'live';
    answerTimer.clear();
    sent = 0;
    blob = new Int16Array(0);
    firstSeq = null;
    outbox.beginAt(recordingRate, null);
    report({ type: 'engine.ready', usageRemained: null });
    sendAudio();
  }

  function sendAudio(): void {
    unsent.tell(outbox.unsent);
    while (phase === 'live' && !sendTimer.running) {
      const frame = outbox.next();
      const wait = frame === null ? 0 : pace.wait(frame.duration);
      if (wait > 0) {
        sendTimer.set(wait, sendAudio);
      } else if (frame !== null) {
        firstSeq ??= frame.seq;
        outbox.markSent();
        parts.onFrameSent?.(frame);
        gather(frame.samples);
      } else {
        if (outbox.isSent && recording === 'ended') {
          endSpeech();
        }
        return;
      }
    }
  }

  function gather(samples: Int16Array): void {
    const waiting = new Int16Array(blob.length + samples.length);
    waiting.set(blob);
    waiting.set(samples, blob.length);
    const isFull = waiting.length >= blobLength;
    if (isFull) {
      sendBlob(waiting.slice(0, blobLength));
    }
    blob = isFull ? waiting.slice(blobLength) : waiting;
  }

  function sendBlob(samples: Int16Array): void {
    sent += samples.length;
    connection?.send(toWav(samples, recordingRate));
  }

  function endSpeech(): void {
    if (blob.length > 0) {
      sendBlob(blob);
      blob = new Int16Array(0);
    }
    phase = 'ending';
    report({ type: 'engine.flushed' });
    say({ message: 'EOES' });
  }

  function receive(data: unknown): void {
    const message = readLegacyMessage(data);
    if (message === null) {
      ignoredMessages += 1;
      return;
    }
    if (message.transcription !== undefined) {
      hearText(message.transcription);
    }
    switch (message.message) {
      case 'INIT':
        say(legacyRequest);
        return;
      case 'REQ-RESPONSE':
        say({ message: 'SOES' });
        return;
      case 'SOES-RESPONSE':
        if (phase === 'opening') {
          begin();
        }
        return;
      case 'NO-USAGE-REMAINED':
        end({ type: 'engine.refused', reason: { kind: 'no-credit' } });
        return;
      case 'EOES-RESPONSE':
        finish();
    }
  }

  function hearText({ partial, text, result }: NonNullable<LegacyMessage['transcription']>): void {
    if (text === undefined) {
      report({ type: 'engine.partial', segmentId: segmentId(), text: partial ?? '' });
      return;
    }
    const words = result ?? [];
    const heardUpTo = words.at(-1)?.end ?? sent / recordingRate;
    const from = firstSeq ?? outbox.first;
    const begun = from * frameSeconds;
    if (text.trim() !== '') {
      report({
        type: 'engine.final',
        segmentId: segmentId(),
        text,
        start: begun + (words[0]?.start ?? heardUpTo),
        end: begun + heardUpTo,
        words: words.map((word) => ({
          text: word.word,
          start: begun + word.start,
          end: begun + word.end,
          confidence: word.conf,
        })),
      });
      sentence.count += 1;
    }
    outbox.acknowledge(from + Math.floor(heardUpTo / frameSeconds) - 1);
    unsent.tell(outbox.unsent);
    if (phase === 'ending') {
      endTimer.set(lastSentenceWait, finish);
    }
  }

  function segmentId(): string {
    if (sentence.at !== outbox.first) {
      sentence = { at: outbox.first, count: 0 };
    }
    return `${sentence.at}.${sentence.count}`;
  }

  function finish(): void {
    if (phase === 'ending') {
      outbox.acknowledge(Infinity);
      end({ type: 'engine.stopped', complete: !outbox.hasGap });
    }
  }

  function closed(code: number): void {
    if (phase === 'ending' && code === closeCodes.normal) {
      finish();
    } else {
      end(endByCloseCode(code));
    }
  }

  return {
    get ignoredMessages() {
      return ignoredMessages;
    },
    connect(address) {
      if (phase === 'over') {
        return;
      }
      letGo();
      phase = 'opening';
      answerTimer.set(answerLimit, () => end(lost));
      try {
        const opened = parts.openConnection(address, {
          opened: () => undefined,
          received: (data) => opened === connection && receive(data),
          closed: (code) => opened === connection && closed(code),
        });
        connection = opened;
      } catch {
        end(lost);
      }
    },
    refuse: end,
    hear(heard) {
      if (phase !== 'over' && recording === 'running') {
        outbox.record(heard);
        sendAudio();
      }
    },
    pause() {
      recording = recording === 'running' ? 'paused' : recording;
    },
    resume() {
      recording = recording === 'paused' ? 'running' : recording;
    },
    finalize: () => undefined,
    stop() {
      if (recording !== 'ended') {
        recording = 'ended';
        outbox.endRecording();
        sendAudio();
      }
    },
    close() {
      letGo();
      phase = 'over';
      outbox.onMore = () => undefined;
    },
  };
}
