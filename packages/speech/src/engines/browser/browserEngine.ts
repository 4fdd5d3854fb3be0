import { watchLevels as watchStreamLevels } from '../../capture/watchLevels.ts';
import type { Engine, Recording, RecordingOptions } from '../../engine.ts';
import { createReducerLoop } from '../../reducerLoop.ts';
import { createTimerSlot, deviceClock, type Clock } from '../../timing.ts';
import { toRecording } from '../toRecording.ts';
import {
  initialRecognition,
  reduceRecognition,
  type RecognitionEffect,
  type RecognitionEvent,
  type RecognitionState,
} from './recognitionReducer.ts';
import {
  persian,
  findRecognitionMaker,
  type Recognition,
  type RecognitionFault,
  type RecognitionResults,
} from './findRecognitionMaker.ts';

export interface BrowserEngineOptions {
  /** @default the browser's own recognition */
  createRecognition?: () => Recognition;
  /** @default an analyser on the stream */
  watchLevels?: typeof watchStreamLevels;
  /** @default the device's */
  clock?: Clock;
  /** @default according to the user agent */
  isAndroid?: boolean;
  /**
   * Whether the browser guesses punctuation from pauses and grammar;
   * called before each of its recognitions.
   *
   * @default no
   */
  autoPunctuation?: () => boolean;
}

/**
 * The browser's own recognition of Persian. The browser's vendor receives the
 * audio. Speech during an outage is lost; the recording then ends with
 * `complete: false`.
 *
 * @throws TypeError when a recording starts in a browser without recognition
 */
export function createBrowserEngine({
  createRecognition = createOwnRecognition,
  watchLevels = watchStreamLevels,
  clock = deviceClock,
  isAndroid = /android/i.test(globalThis.navigator?.userAgent ?? ''),
  autoPunctuation = () => false,
}: BrowserEngineOptions = {}): Engine {
  const parts = { watchLevels, clock, isAndroid, autoPunctuation };
  return {
    load: () => Promise.resolve(null),
    record: (options) => record(options, { ...parts, recognition: createRecognition() }),
  };
}

function createOwnRecognition(): Recognition {
  const Maker = findRecognitionMaker();
  if (Maker === null) {
    throw new TypeError('This browser recognises no speech: ask findBrowserEngine first.');
  }
  return new Maker();
}

interface Parts extends Required<Omit<BrowserEngineOptions, 'createRecognition'>> {
  recognition: Recognition;
}

function record({ microphone, report }: RecordingOptions, parts: Parts): Recording {
  const { recognition, clock, isAndroid } = parts;
  const recordingId = crypto.randomUUID();
  const ending = new AbortController();
  const timer = createTimerSlot(clock);
  const stream = microphone?.stream ?? null;
  const loop = createReducerLoop(
    initialRecognition,
    (state: RecognitionState, event: RecognitionEvent) =>
      reduceRecognition(state, event, { now: clock.now(), isAndroid, recordingId }),
    run,
  );
  const dispatch = (event: RecognitionEvent) => loop.dispatch(event);
  const stopLevels =
    stream === null
      ? () => undefined
      : parts.watchLevels(stream, (event) => ending.signal.aborted || report(event));

  function start(): void {
    recognition.unspokenPunctuation = parts.autoPunctuation();
    try {
      recognition.start(...(stream?.getAudioTracks().slice(0, 1) ?? []));
    } catch {
      dispatch({ type: 'start.failed' });
    }
  }

  function run(effect: RecognitionEffect): void {
    switch (effect.type) {
      case 'recognition.start':
        start();
        return;
      case 'recognition.stop':
        recognition.stop();
        return;
      case 'timer.set':
        timer.set(effect.delay, () => dispatch({ type: effect.event }));
        return;
      case 'timer.clear':
        timer.clear();
        return;
      case 'report':
        report(effect.event);
        return;
      case 'release':
        ending.abort();
        stopLevels();
        recognition.abort();
    }
  }

  listenTo(recognition, ending.signal, dispatch);
  // Nothing is reported before `record` has returned.
  run({ type: 'timer.set', delay: 0, event: microphone === null ? 'announce' : 'begin' });

  return toRecording(dispatch);
}

function listenTo(
  recognition: Recognition,
  signal: AbortSignal,
  dispatch: (event: RecognitionEvent) => void,
): void {
  recognition.lang = persian;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.addEventListener('start', () => dispatch({ type: 'started' }), { signal });
  recognition.addEventListener(
    'result',
    (event) => dispatch({ type: 'results', results: event as RecognitionResults }),
    { signal },
  );
  recognition.addEventListener(
    'error',
    (event) => dispatch({ type: 'failed', error: (event as RecognitionFault).error }),
    { signal },
  );
  recognition.addEventListener('end', () => dispatch({ type: 'ended' }), { signal });
}
