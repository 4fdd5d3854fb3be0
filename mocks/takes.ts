import type { EngineEvent, EngineRefusal, HeardWord, Sound } from '@nevisa/speech/types';
import { timedWords } from './live/timedWords.ts';
import { script } from './script.ts';

/** One thing that the engine reports, `after` ms after the one before it. */
export interface ScriptedStep {
  readonly after: number;
  readonly event: EngineEvent;
}

/**
 * What happens in one listening. The steps wait while it is paused, and after
 * `engine.lost` until a try to reach the service is answered by `ready`.
 */
export interface Take {
  readonly steps: readonly ScriptedStep[];
  /** How the first try after a loss ends, the second, …; the last one is repeated. */
  readonly tries?: readonly ('ready' | 'lost')[];
  /** It does not even answer to being stopped. */
  readonly deaf?: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
const wordLasts = 300;
const pauseLasts = 900;

const ready: ScriptedStep = {
  after: 300,
  event: { type: 'engine.ready', usageRemained: 5.5 * hour },
};

/** One sentence, word by word; then nobody says more. */
export const oneSentence: Take = { steps: [ready, ...sentence(1)] };

/** A sentence with spoken marks and a number over two stretches, then an order. */
export const dictatesMarks: Take = {
  steps: [
    ready,
    ...stretch('m1', 'سلام ویرگول قیمت کتاب ها بیست', 0),
    ...stretch('m2', 'و سه هزار تومان است نقطه', 3),
  ],
};

/** A whole utterance that is an order, after a sentence. */
export function orders(...utterances: readonly string[]): Take {
  return {
    steps: [
      ready,
      ...sentence(1),
      ...utterances.flatMap((text, at) => stretch(`order-${at}`, text, 10 + at)),
    ],
  };
}

/** Three sentences, each word by word, with a pause after each; then it goes on listening. */
export const threeSentences: Take = {
  steps: [ready, ...sentence(1), ...sentence(2), ...sentence(3)],
};

/** The line breaks in the middle of the second sentence; the second try brings it back, and the sentence comes whole. */
export const losesConnection: readonly [Take] = [
  { steps: [...untilLost(), ...sentence(2), ...sentence(3)], tries: ['lost', 'ready'] },
];

/** The line breaks in the middle of the second sentence, for good. */
export const staysOffline: Take = { steps: untilLost(), tries: ['lost'] };

/** The service asks for a wait of two seconds, then goes on. */
export const slowsDown: Take = {
  steps: [
    ready,
    ...sentence(1),
    { after: 100, event: { type: 'engine.lost', retryAfter: 2_000 } },
    ...sentence(2),
  ],
};

/** The room is heard, and nobody speaks in it. */
export const hearsTheRoom: Take = { steps: [ready, sounds('room')] };

/** Somebody speaks too quietly to be understood. */
export const hearsFaintly: Take = {
  steps: [
    ready,
    sounds('faint'),
    { after: 2_000, event: { type: 'engine.warning', code: 'low_audio', remaining: null } },
  ],
};

/** The microphone gives no signal at all. */
export const hearsNothing: Take = { steps: [ready, sounds('nothing')] };

/** The voice is too loud for the microphone, but understood. */
export const clips: Take = {
  steps: [
    ready,
    sounds('clipping'),
    { after: 500, event: { type: 'engine.warning', code: 'clipping', remaining: null } },
    ...words(1),
    finalOf(1),
  ],
};

/** After one sentence and a long silence the service ends the session. */
export const goesIdle: Take = {
  steps: [ready, ...sentence(1), { after: 2_000, event: { type: 'engine.idled' } }],
};

/** After one sentence no sound comes from the microphone any more. */
export const goesDeaf: Take = {
  steps: [ready, ...sentence(1), { after: 1_000, event: { type: 'engine.deaf' } }],
};

/** Five minutes are left, and two sentences later one. */
export const creditRunsLow: Take = {
  steps: [
    { after: 300, event: { type: 'engine.ready', usageRemained: 5 * minute + 1_000 } },
    ...creditLeft(5 * minute),
    ...sentence(1),
    ...sentence(2),
    ...creditLeft(minute),
    ...sentence(3),
  ],
};

/** The session's limit is reached between two sentences, and nobody sees it: only the names of the sentences begin anew. */
export const rollsOver: Take = {
  steps: [
    ready,
    ...sentence(1),
    ...sentence(2).map(({ after, event }) => ({
      after,
      event: 'segmentId' in event ? { ...event, segmentId: `next-${event.segmentId}` } : event,
    })),
  ],
};

/** The credit ends after the first sentence. */
export const runsOutOfCredit: Take = {
  steps: [
    ready,
    ...sentence(1),
    { after: 100, event: { type: 'engine.usage', usageRemained: 0 } },
    ...refuses({ kind: 'no-credit' }).steps,
  ],
};

/** Another device takes over after the first sentence. */
export const isTakenOver: Take = {
  steps: [ready, ...sentence(1), ...refuses({ kind: 'busy-elsewhere' }).steps],
};

/** Nothing comes, not even readiness. */
export const neverAnswers: Take = { steps: [], tries: [], deaf: true };

/** The engine says no as soon as it is asked. */
export function refuses(reason: EngineRefusal): Take {
  return { steps: [{ after: 100, event: { type: 'engine.refused', reason } }] };
}

function untilLost(): ScriptedStep[] {
  return [
    ready,
    ...sentence(1),
    ...words(2).slice(0, 5),
    { after: 200, event: { type: 'engine.lost', retryAfter: null } },
  ];
}

function creditLeft(remaining: number): ScriptedStep[] {
  return [
    { after: 500, event: { type: 'engine.usage', usageRemained: remaining } },
    { after: 0, event: { type: 'engine.warning', code: 'usage_low', remaining } },
  ];
}

function sounds(sound: Sound): ScriptedStep {
  return { after: 0, event: { type: 'engine.sound', sound } };
}

function stretch(segmentId: string, text: string, start: number): ScriptedStep[] {
  const end = start + 2;
  return [
    { after: pauseLasts, event: { type: 'engine.partial', segmentId, text } },
    {
      after: pauseLasts,
      event: { type: 'engine.final', segmentId, text, start, end, words: [] },
    },
  ];
}

function sentence(number: number): ScriptedStep[] {
  return [sounds('voice'), ...words(number), sounds('room'), finalOf(number)];
}

function finalOf(number: number): ScriptedStep {
  const start = startOf(number) / 1_000;
  const end = start + spokenFor(number) / 1_000;
  const event = {
    type: 'engine.final',
    segmentId: segmentId(number),
    text: textOf(number),
  } as const;
  return {
    after: pauseLasts,
    event: { ...event, start, end, words: heardWords(textOf(number), start, end) },
  };
}

/** The words of a text, spread over the time in which it was spoken. */
export function heardWords(text: string, start: number, end: number): HeardWord[] {
  return timedWords(text, start, end).map(({ word, conf, start: from, end: to }) => ({
    text: word,
    start: from,
    end: to,
    confidence: conf,
  }));
}

function startOf(number: number): number {
  return number === 1 ? 0 : startOf(number - 1) + spokenFor(number - 1) + pauseLasts;
}

function spokenFor(number: number): number {
  return textOf(number).split(' ').length * wordLasts;
}

function words(number: number): ScriptedStep[] {
  const all = textOf(number).split(' ');
  return all.map((_, index) => ({
    after: wordLasts,
    event: {
      type: 'engine.partial',
      segmentId: segmentId(number),
      text: all.slice(0, index + 1).join(' '),
    },
  }));
}

function segmentId(number: number): string {
  return `sentence-${number}`;
}

function textOf(number: number): string {
  return script[number - 1] ?? '';
}
