import type { EngineEvent } from '../../engine.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { type BrowserEngineOptions, createBrowserEngine } from './browserEngine.ts';
import { findBrowserEngine, type Recognition } from './findRecognitionMaker.ts';

type Result = [text: string, isFinal?: boolean, confidence?: number];

describe('createBrowserEngine', () => {
  it('recognises Persian continuously and reports partials and finals', () => {
    const line = live();
    line.results(0, ['سلام']);
    line.clock.increment(2_000);
    line.results(0, ['سلام دنیا', true, 0.9]);
    line.results(1, ['سلام دنیا', true, 0.9], ['خوبی'], ['چطوری']);

    const { lang, continuous, interimResults } = line.recognition;
    expect([lang, continuous, interimResults]).toEqual(['fa-IR', true, true]);
    expect(line.told()).toEqual([
      ['engine.ready'],
      ['engine.partial', 0, 'سلام'],
      ['engine.final', 0, 'سلام دنیا'],
      ['engine.partial', 1, 'خوبی چطوری'],
    ]);
    expect(line.events[2]).toMatchObject({ start: 0, end: 2, words: [] });
  });

  it('X-34: reports a repeated sentence once', () => {
    const line = live();
    line.results(0, ['سلام', true, 0.9]);
    line.results(0, ['سلام', true, 0.9]);

    expect(line.told()).toEqual([['engine.ready'], ['engine.final', 0, 'سلام']]);
  });

  it('X-34: treats finals without confidence as partials on Android, and ignores echoes', () => {
    const line = live({ isAndroid: true });
    line.results(0, ['سلا', true, 0]);
    line.results(0, ['سلام', true, 0.8]);
    line.clock.increment(250);
    line.results(1, ['سلام', true, 0.8], ['سلام', true, 0.8]);
    line.clock.increment(251);
    line.results(2, ['سلام', true, 0.8], ['سلام', true, 0.8], ['سلام', true, 0.8]);

    expect(line.told()).toEqual([
      ['engine.ready'],
      ['engine.partial', 0, 'سلا'],
      ['engine.final', 0, 'سلام'],
      ['engine.final', 2, 'سلام'],
    ]);
  });

  it('X-34: keeps a word that is said twice on other systems', () => {
    const line = live();
    line.results(0, ['بله', true, 0.9]);
    line.results(1, ['بله', true, 0.9], ['بله', true, 0.9]);

    expect(line.told().slice(1)).toEqual([
      ['engine.final', 0, 'بله'],
      ['engine.final', 1, 'بله'],
    ]);
  });

  it('X-34: reports finals without confidence on other systems', () => {
    const line = live();
    line.results(0, ['سلام', true, 0]);

    expect(line.told().at(-1)).toEqual(['engine.final', 0, 'سلام']);
  });

  it('X-35: starts the next recognition when the browser ends one, with new ids and without loss', () => {
    const line = live();
    line.results(0, ['سلام']);
    line.clock.increment(60_000);
    line.happen('end');
    line.happen('start');
    line.results(0, ['دنیا', true, 0.9]);
    const [, , first, second] = line.events;

    expect(line.calls).toEqual(['start', 'start']);
    expect(line.told().slice(1)).toEqual([
      ['engine.partial', 0, 'سلام'],
      ['engine.final', 0, 'سلام'],
      ['engine.final', 0, 'دنیا'],
    ]);
    expect(first).not.toMatchObject({ segmentId: (second as { segmentId: string }).segmentId });
  });

  it('X-41: applies the setting for automatic punctuation from the next recognition on', () => {
    let autoPunctuation = true;
    const line = live({ autoPunctuation: () => autoPunctuation });
    const first = line.recognition.unspokenPunctuation;
    autoPunctuation = false;
    line.clock.increment(60_000);
    line.happen('end');

    expect([first, line.recognition.unspokenPunctuation]).toEqual([true, false]);
    expect(live().recognition.unspokenPunctuation).toBe(false);
  });

  it('waits before it restarts a recognition that ended at once', () => {
    const line = live();
    line.happen('end');
    expect(line.calls).toEqual(['start']);
    line.clock.increment(500);

    expect(line.calls).toEqual(['start', 'start']);
  });

  it('X-36: does not report missing speech as a failure', () => {
    const line = live();
    line.fail('no-speech');
    line.clock.increment(1_000);
    line.happen('end');

    expect(line.calls).toEqual(['start', 'start']);
    expect(line.told()).toEqual([['engine.ready']]);
  });

  it('X-24, X-26: reports a network failure once, retries on `reconnect`, and ends incomplete', () => {
    const line = live();
    line.results(0, ['سلام']);
    line.fail('network');
    line.happen('end');
    line.clock.increment(60_000);
    expect(line.calls).toEqual(['start']);
    line.recording.reconnect();
    line.clock.increment(0);
    line.happen('start');
    line.recording.stop();
    line.happen('end');

    expect(line.told().slice(1)).toEqual([
      ['engine.partial', 0, 'سلام'],
      ['engine.final', 0, 'سلام'],
      ['engine.lost'],
      ['engine.ready'],
      ['engine.flushed'],
      ['engine.stopped'],
    ]);
    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: false });
  });

  it.each(['not-allowed', 'service-not-allowed', 'language-not-supported'])(
    'X-20: reports %s as a refusal',
    (error) => {
      const line = live();
      line.fail(error);
      line.happen('end');

      expect(line.events.slice(1)).toEqual([
        { type: 'engine.refused', reason: { kind: 'failed', failure: { kind: 'blocked' } } },
      ]);
      expect(line.calls).toEqual(['start', 'abort']);
    },
  );

  it('X-28: reports a microphone that cannot be captured as deaf', () => {
    const line = live();
    line.fail('audio-capture');

    expect(line.events.at(-1)).toEqual({ type: 'engine.deaf' });
  });

  it('X-36: a pause stops the recognition and its clock', () => {
    const line = live();
    line.clock.increment(1_000);
    line.recording.pause();
    line.happen('end');
    line.clock.increment(60_000);
    line.recording.resume();
    line.happen('start');
    line.clock.increment(1_000);
    line.results(0, ['سلام', true, 0.9]);

    expect(line.calls).toEqual(['start', 'stop', 'start']);
    expect(line.events.at(-1)).toMatchObject({ end: 2 });
  });

  it('requests the final text by a new recognition', () => {
    const line = live();
    line.results(0, ['سلام']);
    line.recording.finalize();
    line.results(0, ['سلام', true, 0.9]);
    line.happen('end');

    expect(line.calls).toEqual(['start', 'stop', 'start']);
    expect(line.told().at(-1)).toEqual(['engine.final', 0, 'سلام']);
  });

  it('X-26: waits for the last sentence after `stop`', () => {
    const line = live();
    line.results(0, ['سلام']);
    line.recording.stop();
    line.results(0, ['سلام دنیا', true, 0.9]);
    line.happen('end');

    expect(line.told().slice(2)).toEqual([
      ['engine.final', 0, 'سلام دنیا'],
      ['engine.flushed'],
      ['engine.stopped'],
    ]);
    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('reports no event and no level after close', () => {
    const line = live();
    line.recording.close();
    line.results(0, ['سلام', true, 0.9]);
    line.happen('end');
    line.clock.increment(60_000);

    expect(line.told()).toEqual([['engine.ready']]);
    expect(line.levels()).toBe('ended');
  });

  it('D05: ends at once without a microphone', () => {
    const line = opened({ hasMicrophone: false });
    line.clock.increment(0);
    line.recording.stop();
    line.clock.increment(0);

    expect(line.calls).toEqual(['abort']);
    expect(line.told()).toEqual([['engine.ready'], ['engine.flushed'], ['engine.stopped']]);
  });

  it('passes the chosen microphone to the browser', () => {
    expect(live().tracks).toEqual(['track']);
  });
});

describe('findBrowserEngine', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['unavailable without the API', {}, 'unavailable'],
    ['available with a prefixed API', { webkitSpeechRecognition: Event }, 'available'],
    [
      'available when the browser confirms Persian',
      { SpeechRecognition: { available: async () => 'available' } },
      'available',
    ],
    [
      'unavailable when the browser denies Persian',
      { SpeechRecognition: { available: async () => 'unavailable' } },
      'unavailable',
    ],
    [
      'available when the browser gives no answer',
      { SpeechRecognition: { available: () => Promise.reject(new Error('no')) } },
      'available',
    ],
  ])('X-20: %s', async (_, globals, availability) => {
    Object.entries(globals).forEach(([name, value]) => vi.stubGlobal(name, value));

    expect(await findBrowserEngine()).toBe(availability);
  });
});

function live(options: Parameters<typeof opened>[0] = {}) {
  const line = opened(options);
  line.clock.increment(0);
  line.happen('start');
  return line;
}

/** An engine whose recognition is played by the test. */
function opened({
  hasMicrophone = true,
  ...options
}: Pick<BrowserEngineOptions, 'isAndroid' | 'autoPunctuation'> & { hasMicrophone?: boolean } = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const tracks: unknown[] = [];
  const events: EngineEvent[] = [];
  let levels = 'never';
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
