import type { EngineEvent, Recording } from '../../engine.ts';
import { chain } from '../../reducerLoop.ts';
import { lost } from '../../worker/closeCodes.ts';
import {
  newStopwatch,
  readStopwatch,
  startStopwatch,
  stopStopwatch,
  type Stopwatch,
} from '../../timing.ts';
import {
  endResults,
  noResults,
  readResults,
  type RecognisedText,
  type ResultsState,
} from './recognitionResults.ts';
import type { RecognitionResults } from './findRecognitionMaker.ts';

/** After a shorter recognition the next one waits, in ms: the browser would be asked without pause. */
const shortRecognition = 1_000;
const restartWait = 500;

/** How long the last sentence is waited for after a stop, in ms. */
const lastSentenceWait = 5_000;

export interface RecognitionState {
  /** `down`: the network failed. */
  readonly name: 'idle' | 'running' | 'down' | 'closed';
  readonly intent: 'record' | 'pause' | 'stop';
  readonly reported: 'nothing' | 'ready' | 'lost';
  /** False after speech was lost. */
  readonly isComplete: boolean;
  /** Counts the recognitions of this recording; part of the segment ids. */
  readonly recognition: number;
  readonly startedAt: number;
  readonly results: ResultsState;
  readonly stopwatch: Stopwatch;
  /** When the open sentence began, in seconds of the recording. */
  readonly openSince: number | null;
}

/** Triggered by the timer. */
export type TimerEvent = 'begin' | 'announce' | 'finish' | 'end.missed';

export type RecognitionEvent =
  | { type: keyof Recording | TimerEvent | 'started' | 'ended' | 'start.failed' }
  | { type: 'results'; results: Pick<RecognitionResults, 'resultIndex' | 'results'> }
  | { type: 'failed'; error: string };

export type RecognitionEffect =
  | { type: 'recognition.start' }
  | { type: 'recognition.stop' }
  | { type: 'timer.set'; delay: number; event: TimerEvent }
  | { type: 'timer.clear' }
  | { type: 'report'; event: EngineEvent }
  | { type: 'release' };

/** `recordingId` begins the segment ids; `now` in ms. */
export interface RecognitionFacts {
  readonly now: number;
  readonly isAndroid: boolean;
  readonly recordingId: string;
}

type Step = readonly [RecognitionState, readonly RecognitionEffect[]];

export const initialRecognition: RecognitionState = {
  name: 'idle',
  intent: 'record',
  reported: 'nothing',
  isComplete: true,
  recognition: 0,
  startedAt: 0,
  results: noResults,
  stopwatch: newStopwatch,
  openSince: null,
};

/** Pure. Every browser ends a recognition by itself, after silence or a minute: the next one continues the document. */
export function reduceRecognition(
  state: RecognitionState,
  event: RecognitionEvent,
  facts: RecognitionFacts,
): Step {
  if (state.name === 'closed') {
    return [state, []];
  }
  switch (event.type) {
    case 'begin':
      return begin(state, facts);
    case 'announce':
      return announce(state);
    case 'started':
      return announce({ ...state, stopwatch: startStopwatch(state.stopwatch, facts.now) });
    case 'start.failed':
      return lose(state, facts);
    case 'results': {
      const [results, texts] = readResults(state.results, event.results, facts);
      return reportTexts({ ...state, results }, texts, facts);
    }
    case 'failed':
      return fail(state, event.error, facts);
    case 'ended':
      return chain(
        state,
        (before) => endSentence(before, facts),
        (before) => continueAfterEnd(before, facts),
      );
    case 'finish':
      return finish(state);
    case 'end.missed':
      return chain({ ...state, isComplete: false }, (before) => endSentence(before, facts), finish);
    case 'pause':
      return state.intent === 'record' ? pause(state, facts) : [state, []];
    case 'resume': {
      const stopwatch = startStopwatch(state.stopwatch, facts.now);
      return state.intent === 'pause'
        ? begin({ ...state, intent: 'record', stopwatch }, facts)
        : [state, []];
    }
    case 'finalize':
      return state.name === 'running'
        ? [{ ...state, startedAt: -Infinity }, [{ type: 'recognition.stop' }]]
        : [state, []];
    case 'reconnect':
      return reconnect(state);
    case 'stop':
      return stop(state);
    case 'close':
      return close(state);
  }
}

function begin(state: RecognitionState, { now }: RecognitionFacts): Step {
  return state.name === 'running' || state.intent !== 'record'
    ? [state, []]
    : [
        {
          ...state,
          name: 'running',
          recognition: state.recognition + 1,
          results: noResults,
          startedAt: now,
        },
        [{ type: 'recognition.start' }],
      ];
}

function announce(state: RecognitionState): Step {
  return state.reported === 'ready'
    ? [state, []]
    : [{ ...state, reported: 'ready' }, [report({ type: 'engine.ready', usageRemained: null })]];
}

function lose(state: RecognitionState, { now }: RecognitionFacts): Step {
  return [
    {
      ...state,
      name: 'down',
      isComplete: false,
      reported: 'lost',
      stopwatch: stopStopwatch(state.stopwatch, now),
    },
    state.reported === 'lost' ? [] : [report(lost)],
  ];
}

function fail(state: RecognitionState, error: string, facts: RecognitionFacts): Step {
  switch (error) {
    case 'network':
      return chain(
        state,
        (before) => endSentence(before, facts),
        (before) => lose(before, facts),
      );
    case 'not-allowed':
    case 'service-not-allowed':
    case 'language-not-supported': {
      const reason = { kind: 'failed', failure: { kind: 'blocked' } } as const;
      return closeWith(state, { type: 'engine.refused', reason });
    }
    case 'audio-capture':
      return closeWith(state, { type: 'engine.deaf' });
    default:
      return [state, []];
  }
}

function endSentence(state: RecognitionState, facts: RecognitionFacts): Step {
  const [results, texts] = endResults(state.results, facts.isAndroid);
  return reportTexts({ ...state, results }, texts, facts);
}

function reportTexts(
  state: RecognitionState,
  texts: readonly RecognisedText[],
  facts: RecognitionFacts,
): Step {
  const end = readStopwatch(state.stopwatch, facts.now) / 1_000;
  return chain(
    state,
    ...texts.map(({ type, index, text }) => (before: RecognitionState): Step => {
      const segmentId = `${facts.recordingId}.${before.recognition}.${index}`;
      const start = before.openSince ?? end;
      return type === 'partial'
        ? [
            { ...before, openSince: text === '' ? null : start },
            [report({ type: 'engine.partial', segmentId, text })],
          ]
        : [
            { ...before, openSince: null },
            [report({ type: 'engine.final', segmentId, text, start, end, words: [] })],
          ];
    }),
  );
}

function continueAfterEnd(state: RecognitionState, facts: RecognitionFacts): Step {
  if (state.intent === 'stop') {
    return finish(state);
  }
  if (state.name === 'down') {
    return [state, []];
  }
  const idle: RecognitionState = { ...state, name: 'idle' };
  return state.intent === 'record' && facts.now - state.startedAt < shortRecognition
    ? [idle, [{ type: 'timer.set', delay: restartWait, event: 'begin' }]]
    : begin(idle, facts);
}

function pause(state: RecognitionState, { now }: RecognitionFacts): Step {
  return [
    { ...state, intent: 'pause', stopwatch: stopStopwatch(state.stopwatch, now) },
    [
      { type: 'timer.clear' },
      ...(state.name === 'running' ? [{ type: 'recognition.stop' } as const] : []),
    ],
  ];
}

function reconnect(state: RecognitionState): Step {
  return state.reported === 'lost'
    ? [
        { ...state, reported: 'nothing', name: 'idle' },
        [{ type: 'timer.set', delay: 0, event: 'begin' }],
      ]
    : [state, []];
}

function stop(state: RecognitionState): Step {
  if (state.intent === 'stop') {
    return [state, []];
  }
  return [
    { ...state, intent: 'stop' },
    state.name === 'running'
      ? [
          { type: 'recognition.stop' },
          { type: 'timer.set', delay: lastSentenceWait, event: 'end.missed' },
        ]
      : [{ type: 'timer.set', delay: 0, event: 'finish' }],
  ];
}

function finish(state: RecognitionState): Step {
  const [closed, effects] = closeWith(state, {
    type: 'engine.stopped',
    complete: state.isComplete,
  });
  return [closed, [report({ type: 'engine.flushed' }), ...effects]];
}

function closeWith(state: RecognitionState, event: EngineEvent): Step {
  const [closed, effects] = close(state);
  return [closed, [...effects, report(event)]];
}

function close(state: RecognitionState): Step {
  return [{ ...state, name: 'closed' }, [{ type: 'timer.clear' }, { type: 'release' }]];
}

function report(event: EngineEvent): RecognitionEffect {
  return { type: 'report', event };
}
