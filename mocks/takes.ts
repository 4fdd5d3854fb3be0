import type { EngineEvent, EngineRefusal } from '@nevisa/api/types';
import { script } from './script.ts';

/** One thing that the engine reports, `after` ms after the one before it. */
export interface ScriptedStep {
  readonly after: number;
  readonly event: EngineEvent;
}

/** What happens in one listening. A take that is `deaf` does not even answer to being stopped. */
export interface Take {
  readonly steps: readonly ScriptedStep[];
  readonly deaf?: boolean;
}

const hour = 3_600_000;
const wordLasts = 300;
const pauseLasts = 900;

// In dBFS: a voice that rises and falls, and a quiet room.
const voice = [-31, -24, -19, -22, -27, -20];
const room = -68;

const ready: ScriptedStep = {
  after: 300,
  event: { type: 'engine.ready', usageRemained: 5.5 * hour },
};

/** Three sentences, each word by word, with a pause after each; then it goes on listening. */
export const threeSentences: Take = {
  steps: [ready, ...sentence(1), ...sentence(2), ...sentence(3)],
};

/**
 * The connection breaks in the middle of the second sentence; the next
 * listening says that sentence again, whole, and a third.
 */
export const losesConnection: readonly [Take, Take] = [
  {
    steps: [
      ready,
      ...sentence(1),
      ...words(2).slice(0, 8),
      { after: 200, event: { type: 'engine.lost' } },
    ],
  },
  { steps: [ready, ...sentence(2), ...sentence(3)] },
];

/** The credit ends after the first sentence. */
export const runsOutOfCredit: Take = {
  steps: [
    ready,
    ...sentence(1),
    { after: 100, event: { type: 'engine.usage', usageRemained: 0 } },
    ...refuses({ kind: 'no-credit' }).steps,
  ],
};

/** Nothing comes, not even readiness. */
export const neverAnswers: Take = { steps: [], deaf: true };

/** The engine says no as soon as it is asked. */
export function refuses(reason: EngineRefusal): Take {
  return { steps: [{ after: 100, event: { type: 'engine.refused', reason } }] };
}

function sentence(number: number): ScriptedStep[] {
  const start = startOf(number);
  return [
    ...words(number),
    { after: 100, event: { type: 'engine.level', level: room } },
    {
      after: pauseLasts - 100,
      event: {
        type: 'engine.final',
        segmentId: segmentId(number),
        text: textOf(number),
        start: start / 1_000,
        end: (start + spokenFor(number)) / 1_000,
      },
    },
  ];
}

function startOf(number: number): number {
  return number === 1 ? 0 : startOf(number - 1) + spokenFor(number - 1) + pauseLasts;
}

function spokenFor(number: number): number {
  return textOf(number).split(' ').length * wordLasts;
}

function words(number: number): ScriptedStep[] {
  const all = textOf(number).split(' ');
  return all.flatMap((_, index): ScriptedStep[] => [
    {
      after: wordLasts / 2,
      event: { type: 'engine.level', level: voice[index % voice.length] ?? room },
    },
    {
      after: wordLasts / 2,
      event: {
        type: 'engine.partial',
        segmentId: segmentId(number),
        text: all.slice(0, index + 1).join(' '),
      },
    },
  ]);
}

function segmentId(number: number): string {
  return `sentence-${number}`;
}

function textOf(number: number): string {
  return script[number - 1] ?? '';
}
