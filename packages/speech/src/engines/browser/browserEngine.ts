import type { Engine, EngineEvent, Listening, ListenOptions } from '../../engine.ts';
import { createTimerSlot, deviceClock, type Clock } from '../../clock.ts';
import {
  persian,
  speechRecognition,
  type Recognition,
  type RecognitionFault,
  type RecognitionResults,
} from './speechRecognition.ts';
import { createSpokenResults, type Spoken, type SpokenResults } from './spokenResults.ts';
import { watchLevels as watchStreamLevels } from '../../capture/streamLevels.ts';

export interface BrowserEngineOptions {
  /** @default the browser's own recognition */
  createRecognition?: () => Recognition;
  /** @default an analyser on the stream */
  watchLevels?: typeof watchStreamLevels;
  /** @default the device's */
  clock?: Clock;
  /** @default what the browser says of itself */
  isAndroid?: boolean;
  /**
   * Whether the browser shall guess marks from pauses and grammar; asked
   * before each of its sessions.
   *
   * @default no
   */
  autoPunctuation?: () => boolean;
}

/** A session that ends sooner than this is not begun again at once, in ms: the browser would be asked without pause. */
const shortSession = 1_000;
const restartWait = 500;

/**
 * The browser's own recognition of Persian. The audio goes to whomever the
 * browser's maker chose, and nothing of it is kept here: what is said while the
 * line is down is gone, and then the end is not complete.
 *
 * @throws TypeError when it is asked to listen in a browser without recognition
 */
export function createBrowserEngine({
  createRecognition = ownRecognition,
  watchLevels = watchStreamLevels,
  clock = deviceClock,
  isAndroid = /android/i.test(globalThis.navigator?.userAgent ?? ''),
  autoPunctuation = () => false,
}: BrowserEngineOptions = {}): Engine {
  const parts = { watchLevels, clock, isAndroid, autoPunctuation };
  return { listen: (options) => listen(options, { ...parts, recognition: createRecognition() }) };
}

function ownRecognition(): Recognition {
  const Maker = speechRecognition();
  if (Maker === null) {
    throw new TypeError('This browser recognises no speech: ask browserEngineAvailability first.');
  }
  return new Maker();
}

interface Parts extends Required<Omit<BrowserEngineOptions, 'createRecognition'>> {
  recognition: Recognition;
}

function listen({ microphone, report }: ListenOptions, parts: Parts): Listening {
  const { recognition, clock, isAndroid } = parts;
  const stretch = crypto.randomUUID();
  const ending = new AbortController();
  const { signal } = ending;
  const restart = createTimerSlot(clock);
  let wish: 'hear' | 'pause' | 'stop' = 'hear';
  let state: 'idle' | 'running' | 'down' = 'idle';
  let told: 'nothing' | 'ready' | 'lost' = 'nothing';
  let complete = true;
  let session = 0;
  let startedAt = 0;
  let spoken: SpokenResults = createSpokenResults({ isAndroid });
  const stopwatch = createStopwatch(clock);
  let heardSince: number | null = null;
  const stream = microphone?.stream ?? null;
  const stopLevels =
    stream === null
      ? () => undefined
      : parts.watchLevels(stream, (event) => signal.aborted || report(event));

  recognition.lang = persian;
  recognition.continuous = true;
  recognition.interimResults = true;

  function begin(): void {
    if (state === 'running' || wish !== 'hear' || signal.aborted) {
      return;
    }
    session += 1;
    spoken = createSpokenResults({ isAndroid });
    startedAt = clock.now();
    recognition.unspokenPunctuation = parts.autoPunctuation();
    try {
      recognition.start(...(stream?.getAudioTracks().slice(0, 1) ?? []));
      state = 'running';
    } catch {
      lose();
    }
  }

  function tell(all: readonly Spoken[]): void {
    for (const { type, index, text } of all) {
      const segmentId = `${stretch}.${session}.${index}`;
      const end = stopwatch.seconds();
      const start = heardSince ?? end;
      if (type === 'partial') {
        heardSince = text === '' ? null : start;
        report({ type: 'engine.partial', segmentId, text });
      } else {
        heardSince = null;
        report({ type: 'engine.final', segmentId, text, start, end, words: [] });
      }
    }
  }

  function lose(): void {
    state = 'down';
    complete = false;
    stopwatch.stop();
    if (told !== 'lost') {
      told = 'lost';
      report({ type: 'engine.lost', retryAfter: null });
    }
  }

  function close(): void {
    if (!signal.aborted) {
      ending.abort();
      restart.clear();
      stopLevels();
      recognition.abort();
    }
  }

  function endWith(event: EngineEvent): void {
    close();
    report(event);
  }

  function endStopped(): void {
    report({ type: 'engine.flushed' });
    endWith({ type: 'engine.stopped', complete });
  }

  function fail(error: string): void {
    switch (error) {
      case 'network':
        tell(spoken.end());
        lose();
        return;
      case 'not-allowed':
      case 'service-not-allowed':
      case 'language-not-supported':
        endWith({
          type: 'engine.refused',
          reason: { kind: 'failed', failure: { kind: 'blocked' } },
        });
        return;
      case 'audio-capture':
        endWith({ type: 'engine.deaf' });
    }
  }

  /** Every browser ends a session by itself, after silence or a minute: the same document goes on in the next one. */
  function ended(): void {
    tell(spoken.end());
    const isDown = state === 'down';
    state = isDown ? 'down' : 'idle';
    if (wish === 'stop') {
      endStopped();
    } else if (wish === 'hear' && !isDown) {
      if (clock.now() - startedAt < shortSession) {
        restart.set(restartWait, begin);
      } else {
        begin();
      }
    }
  }

  recognition.addEventListener(
    'start',
    () => {
      stopwatch.start();
      if (told !== 'ready') {
        told = 'ready';
        report({ type: 'engine.ready', usageRemained: null });
      }
    },
    { signal },
  );
  recognition.addEventListener(
    'result',
    (event) => tell(spoken.read(event as RecognitionResults, clock.now())),
    { signal },
  );
  recognition.addEventListener('error', (event) => fail((event as RecognitionFault).error), {
    signal,
  });
  recognition.addEventListener('end', ended, { signal });

  // Nothing is reported before `listen` has returned.
  restart.set(0, () => {
    if (microphone === null) {
      told = 'ready';
      report({ type: 'engine.ready', usageRemained: null });
    } else {
      begin();
    }
  });

  return {
    pause() {
      if (wish === 'hear') {
        wish = 'pause';
        restart.clear();
        stopwatch.stop();
        if (state === 'running') {
          recognition.stop();
        }
      }
    },
    resume() {
      if (wish === 'pause') {
        wish = 'hear';
        stopwatch.start();
        begin();
      }
    },
    finalize() {
      if (state === 'running') {
        startedAt = -Infinity;
        recognition.stop();
      }
    },
    stop() {
      if (signal.aborted || wish === 'stop') {
        return;
      }
      wish = 'stop';
      if (state === 'running') {
        recognition.stop();
      } else {
        restart.set(0, endStopped);
      }
    },
    reconnect() {
      if (told === 'lost') {
        told = 'nothing';
        state = 'idle';
        restart.set(0, begin);
      }
    },
    close,
  };
}

/** Counts the seconds in which it runs. */
function createStopwatch(clock: Clock) {
  let counted = 0;
  let since: number | null = null;
  const total = () => counted + (since === null ? 0 : clock.now() - since);
  return {
    start() {
      since ??= clock.now();
    },
    stop() {
      counted = total();
      since = null;
    },
    seconds: () => total() / 1_000,
  };
}
