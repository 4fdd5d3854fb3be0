import { SimulatedClock } from 'xstate';
import type { EngineEvent } from '../../engine.ts';
import { type BrowserEngineOptions, createBrowserEngine } from './browserEngine.ts';
import type { Recognition } from './findRecognitionMaker.ts';

type Result = [text: string, isFinal?: boolean, confidence?: number];

/** An engine whose recognition has begun. */
export function live(options: Parameters<typeof opened>[0] = {}) {
  const line = opened(options);
  line.clock.increment(0);
  line.happen('start');
  return line;
}

/** An engine whose recognition is played by the test. */
export function opened({
  hasMicrophone = true,
  ...options
}: Pick<BrowserEngineOptions, 'isAndroid' | 'autoPunctuation'> & { hasMicrophone?: boolean } = {}) {
  const clock = new SimulatedClock();
  const events: EngineEvent[] = [];
  let levels = 'never';
  const { recognition, calls, tracks } = createPlayedRecognition();
  const engine = createBrowserEngine({
    createRecognition: () => recognition,
    clock,
    isAndroid: false,
    ...options,
    watchLevels: () => {
      levels = 'watched';
      return () => {
        levels = 'ended';
      };
    },
  });
  const stream = { getAudioTracks: () => ['track', 'other'] } as unknown as MediaStream;
  const recording = engine.record({
    documentId: 'document',
    takeOver: false,
    microphone: hasMicrophone
      ? { id: '', label: '', stream, watch: () => () => undefined, close: () => undefined }
      : null,
    report: (event) => events.push(event),
  });
  const happen = (type: string, about: object = {}) =>
    recognition.dispatchEvent(Object.assign(new Event(type), about));

  return {
    clock,
    recognition,
    calls,
    tracks,
    events,
    recording,
    levels: () => levels,
    happen,
    fail: (error: string) => happen('error', { error }),
    results: (resultIndex: number, ...results: Result[]) =>
      happen('result', {
        resultIndex,
        results: results.map(([transcript, isFinal = false, confidence = 0.5]) =>
          Object.assign([{ transcript, confidence }], { isFinal }),
        ),
      }),
    told: () =>
      events.map((event) =>
        event.type === 'engine.partial' || event.type === 'engine.final'
          ? [event.type, Number(event.segmentId.split('.').at(-1)), event.text]
          : [event.type],
      ),
  };
}

/** A recognition that lists its calls, and the tracks with which it was started. */
function createPlayedRecognition() {
  const calls: string[] = [];
  const tracks: unknown[] = [];
  const recognition = Object.assign(new EventTarget(), {
    lang: '',
    continuous: false,
    interimResults: false,
    start(track?: unknown) {
      calls.push('start');
      tracks.push(track);
    },
    stop: () => calls.push('stop'),
    abort: () => calls.push('abort'),
  }) as unknown as Recognition;
  return { recognition, calls, tracks };
}
