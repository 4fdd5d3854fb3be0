import * as fc from 'fast-check';
import { createActor, fromCallback, SimulatedClock, type InspectionEvent } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { EngineEvent } from '@nevisa/api/types';
import {
  connectWait,
  dictationMachine,
  finalizeWait,
  type DictationEvent,
  type DictationTag,
  type MicrophoneOutcome,
} from './dictationMachine.ts';
import { pretendMicrophone, pretendPort, transitionLog } from './testing.ts';
import { fuzzRuns, fuzzTime } from '../../../scripts/testing/fuzzRuns.ts';

type Command = Exclude<DictationEvent, EngineEvent>;
type Step =
  | { do: 'send'; event: Command }
  | { do: 'hear'; event: EngineEvent }
  | { do: 'open' | 'refuse' | 'break' }
  | { do: 'wait'; ms: number };

const segmentId = fc.constantFrom('a', 'b', 'c', 'd');
const text = fc.constantFrom('', 'یک', 'یک دو', 'یک دو سه');
const word: fc.Arbitrary<EngineEvent> = fc.oneof(
  fc.record({ type: fc.constant('engine.partial' as const), segmentId, text }),
  fc.record({
    type: fc.constant('engine.final' as const),
    segmentId,
    text,
    start: fc.nat(99),
    end: fc.nat(99),
  }),
);
const ready: EngineEvent = { type: 'engine.ready', usageRemained: null };
const notice = fc.constantFrom<EngineEvent>(
  { type: 'engine.level', level: -30 },
  { type: 'engine.usage', usageRemained: 1_000 },
  { type: 'engine.warning', code: 'clipping', remaining: null },
);
const end = fc.constantFrom<EngineEvent>(
  { type: 'engine.stopped', complete: true },
  { type: 'engine.stopped', complete: false },
  { type: 'engine.lost' },
  { type: 'engine.refused', reason: { kind: 'no-credit' } },
);
const heard = (event: fc.Arbitrary<EngineEvent>): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constant('hear' as const), event });
const onwards = fc.constantFrom<Step>(
  { do: 'send', event: { type: 'dictation.started' } },
  { do: 'open' },
  { do: 'hear', event: ready },
);
const astray = fc.constantFrom<Step>(
  { do: 'send', event: { type: 'document.cleared' } },
  { do: 'refuse' },
  { do: 'break' },
  { do: 'wait', ms: finalizeWait },
  { do: 'wait', ms: connectWait },
);
const stop = fc.constant<Step>({ do: 'send', event: { type: 'dictation.stopped' } });
const step = fc.oneof(
  { weight: 6, arbitrary: heard(word) },
  { weight: 1, arbitrary: heard(notice) },
  { weight: 2, arbitrary: heard(end) },
  { weight: 4, arbitrary: onwards },
  { weight: 2, arbitrary: stop },
  { weight: 2, arbitrary: astray },
);
const opening: Step[] = [
  { do: 'send', event: { type: 'dictation.started' } },
  { do: 'open' },
  { do: 'hear', event: ready },
];
/** Histories begin somewhere on the way to being live, so that the rest of them has something to hear. */
const histories = fc
  .tuple(fc.nat(opening.length), fc.array(step, { minLength: 1, maxLength: 40 }))
  .map(([opened, steps]) => opening.slice(0, opened).concat(steps));

function start(engineBreaks: boolean, inspect: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const port = pretendPort<MicrophoneOutcome>();
  const open = { microphones: 0, engines: 0 };
  let report: ((event: EngineEvent) => void) | null = null;
  let documents = 0;
  const actor = createActor(
    dictationMachine.provide({
      actors: {
        openMicrophone: port.logic,
        listen: fromCallback(({ sendBack }) => {
          if (engineBreaks) {
            throw new Error('no socket');
          }
          open.engines += 1;
          report = sendBack;
          return () => {
            open.engines -= 1;
          };
        }),
      },
    }),
    { clock, inspect, input: { newId: () => `${++documents}`, now: () => clock.now() } },
  ).start();
  const has = (tag: DictationTag) => actor.getSnapshot().hasTag(tag);
  const microphone = () => {
    open.microphones += 1;
    return pretendMicrophone(() => {
      open.microphones -= 1;
    });
  };
  return {
    actor,
    open,
    has,
    context: () => actor.getSnapshot().context,
    calls: () => port.calls.filter(({ inFlight }) => inFlight),
    take: async (step: Step) => {
      const call = port.calls.find(({ inFlight }) => inFlight);
      if (step.do === 'send') {
        actor.send(step.event);
      } else if (step.do === 'hear') {
        report?.(step.event);
      } else if (step.do === 'wait') {
        clock.increment(step.ms);
      } else if (step.do === 'break') {
        await call?.reject('a broken port');
      } else if (step.do === 'refuse') {
        await call?.answer({ ok: false, reason: 'denied' });
      } else if (call) {
        await call.answer({ ok: true, microphone: microphone() });
      }
    },
  };
}

const restingTags: DictationTag[] = [
  'idle',
  'stopped',
  'microphone-refused',
  'connection-lost',
  'engine-refused',
];

describe('any history of dictation', { timeout: fuzzTime(1_000) }, () => {
  it('X-24, X-26, D01: lets go of what it opened, and every transition is taken', async () => {
    const log = transitionLog();
    await fc.assert(
      fc.asyncProperty(fc.nat(9), histories, async (luck, steps) => {
        const dictation = start(luck === 0, log.inspect);
        for (const step of steps) {
          await dictation.take(step);
          const { has, open, context, actor } = dictation;
          const listening = has('listening') ? 1 : 0;
          expect(open).toEqual({ microphones: listening, engines: listening });
          expect(dictation.calls().length).toBe(has('asking') ? 1 : 0);
          expect(context().microphone !== null).toBe(has('listening'));
          expect(context().liveSince !== null).toBe(has('live'));
          expect(context().partial !== null && !has('listening')).toBe(false);
          expect(context().micRefusal !== null).toBe(has('microphone-refused'));
          expect(context().engineRefusal !== null).toBe(has('engine-refused'));
          expect(has('live') && context().complete).toBe(false);
          expect(
            [...restingTags, 'asking' as const, 'listening' as const].filter(has),
          ).toHaveLength(1);
          expect(actor.getSnapshot().status).toBe('active');
        }
        dictation.actor.stop();
        expect(dictation.open).toEqual({ microphones: 0, engines: 0 });
      }),
      // So many take every transition.
      { numRuns: Math.max(600, fuzzRuns(600)), seed: 20_261_121 },
    );
    expect(log.missing(dictationMachine)).toEqual([]);
  });

  it('X-34, D06: every final stands once and for good, in order of arrival; nothing shrinks', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const dictation = start(false, () => undefined);
        let finals = new Map<string, string>();
        for (const step of steps) {
          const before = dictation.context();
          const wasListening = dictation.has('listening');
          await dictation.take(step);
          const { segments, documentId } = dictation.context();

          if (documentId !== before.documentId) {
            expect(step).toEqual({ do: 'send', event: { type: 'document.cleared' } });
            expect(segments).toEqual([]);
            finals = new Map();
            continue;
          }
          const ids = segments.map(({ id }) => id);
          const idsBefore = before.segments.map(({ id }) => id);
          expect(ids.slice(0, idsBefore.length), 'old places').toEqual(idsBefore);
          expect(new Set(ids).size, 'one place for each').toBe(ids.length);

          if (step.do === 'hear' && step.event.type === 'engine.final' && wasListening) {
            const { segmentId, text } = step.event;
            if (!finals.has(segmentId)) {
              finals.set(segmentId, text);
            }
            if (!idsBefore.includes(segmentId)) {
              expect(ids, 'a new final stands last').toEqual([...idsBefore, segmentId]);
            }
          }
          const confirmed = segments.filter((segment) => segment.confirmed);
          expect(new Map(confirmed.map(({ id, text }) => [id, text]))).toEqual(finals);
        }
        dictation.actor.stop();
      }),
      { numRuns: fuzzRuns(400) },
    );
  });

  it('X-24: an open partial is never lost but by its own clearing, its growth or its final', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const dictation = start(false, () => undefined);
        for (const step of steps) {
          const open = dictation.context().partial;
          await dictation.take(step);
          const { partial, segments } = dictation.context();
          const replaced =
            step.do === 'hear' &&
            'segmentId' in step.event &&
            step.event.segmentId === open?.segmentId;
          if (open && !replaced && partial !== open) {
            expect(segments).toContainEqual(
              expect.objectContaining({ id: open.segmentId, text: open.text, confirmed: false }),
            );
          }
        }
        dictation.actor.stop();
      }),
      { numRuns: fuzzRuns(400) },
    );
  });
});
