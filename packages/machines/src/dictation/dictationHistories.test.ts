import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineEvent, Sound } from '@nevisa/speech/types';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import { transitionLog } from '../testing/transitionLog.ts';
import { dictationMachine } from './dictationMachine.ts';
import {
  connectWait,
  finalizeWait,
  idleNotice,
  idleStop,
  lastSound,
  reconnectBudget,
  silenceHint,
  steadyConnection,
} from './dictationSetup.ts';
import { startDictation, type StartedDictation, type StartOptions } from './dictationTesting.ts';
import { type DictationEvent, phaseTags, type TabEvent } from './dictationTypes.ts';

type Step =
  | { do: 'send'; event: DictationEvent }
  | { do: 'hear'; event: EngineEvent }
  | { do: 'tab'; type: TabEvent['type'] }
  | { do: 'microphone'; type: 'microphone.lost' | 'microphone.muted' | 'microphone.unmuted' }
  | { do: 'allow' | 'refuse' | 'break' }
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
    words: fc.constant([]),
  }),
);
const ready: EngineEvent = { type: 'engine.ready', usageRemained: null };
const notice = fc.constantFrom<EngineEvent>(
  { type: 'engine.level', level: -30 },
  { type: 'engine.suspended' },
  { type: 'engine.usage', usageRemained: 1_000 },
  { type: 'engine.warning', code: 'clipping', remaining: null },
  { type: 'engine.unsent', duration: 0 },
  { type: 'engine.unsent', duration: 2_000 },
);
const sound = fc
  .constantFrom<Sound>('voice', 'faint', 'room', 'nothing', 'clipping')
  .map((kind): EngineEvent => ({ type: 'engine.sound', sound: kind }));
const end = fc.constantFrom<EngineEvent>(
  { type: 'engine.flushed' },
  { type: 'engine.stopped', complete: true },
  { type: 'engine.stopped', complete: false },
  { type: 'engine.refused', reason: { kind: 'no-credit' } },
  { type: 'engine.refused', reason: { kind: 'busy-elsewhere' } },
  { type: 'engine.idled' },
  { type: 'engine.deaf' },
);
const lost: EngineEvent = { type: 'engine.lost', retryAfter: null };
const heard = (event: fc.Arbitrary<EngineEvent>): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constant('hear' as const), event });
const sent = (event: DictationEvent): Step => ({ do: 'send', event });
const onwards = fc.constantFrom<Step>(
  sent({ type: 'dictation.started' }),
  { do: 'allow' },
  { do: 'hear', event: ready },
);
const astray = fc.constantFrom<Step>(
  sent({ type: 'dictation.takenOver' }),
  sent({ type: 'document.cleared' }),
  sent({ type: 'microphone.chosen', id: 'headset' }),
  sent({ type: 'network.returned' }),
  sent({ type: 'dictation.retried' }),
  { do: 'refuse' },
  { do: 'break' },
  { do: 'tab', type: 'tab.taken' },
  { do: 'tab', type: 'tab.stolen' },
  { do: 'microphone', type: 'microphone.lost' },
  { do: 'microphone', type: 'microphone.muted' },
  { do: 'microphone', type: 'microphone.unmuted' },
);
const keeping = fc.constantFrom<Step>(
  sent({ type: 'draft.changed' }),
  sent({ type: 'text.changed' }),
  sent({ type: 'draft.saved' }),
  sent({ type: 'draft.refused', reason: 'full' }),
  sent({ type: 'revision.queued' }),
  sent({ type: 'revision.saved' }),
  sent({ type: 'revision.conflicted' }),
  sent({ type: 'revision.refused' }),
);
const wait = fc
  .constantFrom(
    500,
    lastSound,
    finalizeWait,
    connectWait,
    silenceHint,
    reconnectBudget,
    steadyConnection,
    idleStop - idleNotice,
    idleNotice,
  )
  .map((ms): Step => ({ do: 'wait', ms }));
const pause = fc.constantFrom<Step>(
  sent({ type: 'dictation.paused' }),
  sent({ type: 'dictation.resumed' }),
);
const stop = fc.constant<Step>(sent({ type: 'dictation.stopped' }));
const step = fc.oneof(
  { weight: 6, arbitrary: heard(word) },
  { weight: 2, arbitrary: heard(notice) },
  { weight: 5, arbitrary: heard(sound) },
  { weight: 2, arbitrary: heard(end) },
  { weight: 3, arbitrary: heard(fc.constant(lost)) },
  { weight: 5, arbitrary: onwards },
  { weight: 2, arbitrary: stop },
  { weight: 2, arbitrary: pause },
  { weight: 3, arbitrary: astray },
  { weight: 2, arbitrary: keeping },
  { weight: 4, arbitrary: wait },
);
const opening: Step[] = [
  sent({ type: 'dictation.started' }),
  { do: 'allow' },
  { do: 'hear', event: ready },
];
const hear = (event: EngineEvent): Step => ({ do: 'hear', event });
const pass = (ms: number): Step => ({ do: 'wait', ms });
const restored: Step = sent({
  type: 'document.restored',
  document: { documentId: 'found', segments: [], elapsed: 0, unsent: 1_000, complete: true },
});
const openings: Step[][] = [
  ...opening.map((_, length) => opening.slice(0, length)),
  opening,
  [...opening, hear(lost), pass(500)],
  [...opening, hear(lost), pass(reconnectBudget)],
  [...opening, hear({ type: 'engine.sound', sound: 'voice' })],
  [...opening, sent({ type: 'dictation.stopped' })],
  [...opening, sent({ type: 'dictation.stopped' }), hear({ type: 'engine.flushed' })],
  [...opening, pass(silenceHint), pass(idleStop - idleNotice - silenceHint)],
  [...opening, { do: 'microphone', type: 'microphone.muted' }],
  [...opening, hear({ type: 'engine.suspended' })],
  [...opening, hear({ type: 'engine.suspended' }), pass(idleStop)],
  pausedAt('faint'),
  pausedAt('clipping'),
  [restored, pass(500)],
  [restored, pass(500), hear(ready)],
  [restored, pass(500), hear(ready), hear({ type: 'engine.flushed' })],
  [sent({ type: 'revision.queued' })],
  [sent({ type: 'revision.queued' }), sent({ type: 'revision.saved' })],
  [sent({ type: 'revision.queued' }), sent({ type: 'revision.conflicted' })],
];
function pausedAt(kind: Sound): Step[] {
  const said = hear({ type: 'engine.sound', sound: kind });
  return [...opening, said, sent({ type: 'dictation.paused' })];
}

/** Histories begin in different states, so that states far from the initial one are tested as well. */
const histories = fc
  .tuple(fc.constantFrom(...openings), fc.array(step, { minLength: 1, maxLength: 40 }))
  .map(([opened, steps]) => opened.concat(steps));

async function take(dictation: StartedDictation, step: Step): Promise<void> {
  const call = dictation.open.calls.find(({ inFlight }) => inFlight);
  switch (step.do) {
    case 'send':
      dictation.actor.send(step.event);
      return;
    case 'hear':
      dictation.hear(step.event);
      return;
    case 'tab':
      dictation.tellTab(step.type);
      return;
    case 'microphone':
      dictation.tellMicrophone(step.type);
      return;
    case 'wait':
      dictation.clock.increment(step.ms);
      return;
    case 'break':
      await call?.reject('a broken port');
      return;
    case 'refuse':
      await call?.answer({ ok: false, reason: 'denied' });
      return;
    case 'allow':
      if (call) {
        await dictation.allow();
      }
  }
}

const worlds: StartOptions[] = [
  { broken: ['runEngine'] },
  { broken: ['watchNetwork'] },
  { broken: ['recordArchive', 'keepAwake'] },
  { tab: 'tab.taken' },
  { tab: null },
];

describe('dictationMachine in any history', { timeout: fuzzTime(2_000) }, () => {
  it('X-24, X-26, D01: releases every opened port and takes every transition', async () => {
    const log = transitionLog();
    await fc.assert(
      fc.asyncProperty(fc.nat(15), histories, async (luck, steps) => {
        const dictation = startDictation({ ...worlds[luck], inspect: log.inspect });
        for (const step of steps) {
          await take(dictation, step);
          const { has, held, context, actor, open } = dictation;
          const recording = has('recording') ? 1 : 0;
          const finalizing = has('finalizing') ? 1 : 0;
          const listening = recording + finalizing;
          const session = actor.getSnapshot().value.session;
          const active = typeof session === 'object' && !('resting' in session) ? 1 : 0;
          expect(held.tabs).toBe(active);
          expect(held.engines).toBe(listening + (has('uploading-rest') ? 1 : 0));
          expect(held.microphones).toBeGreaterThanOrEqual(recording);
          expect(held.microphones).toBeLessThanOrEqual(listening);
          expect(held.archives + held.awake).toBe(luck === 2 ? 0 : 2 * recording);
          expect(open.calls.filter(({ inFlight }) => inFlight).length).toBeLessThanOrEqual(1);
          const counts = recording === 1 && !has('paused') && !has('suspended');
          expect(context().liveSince !== null).toBe(counts);
          const listensOrAsks = listening === 1 || has('asking');
          expect(context().micRefusal !== null && listensOrAsks).toBe(false);
          expect(context().unsent > 0 && context().complete).toBe(false);
          expect(phaseTags.filter(has).length).toBe(securesRest(session) ? 0 : 1);
          expect(actor.getSnapshot().status).toBe('active');
        }
        dictation.actor.stop();
        expect(dictation.held).toEqual({
          tabs: 0,
          engines: 0,
          archives: 0,
          awake: 0,
          microphones: 0,
        });
      }),
      // Fewer runs may miss a transition.
      { numRuns: Math.max(3_000, fuzzRuns(3_000)), seed: 20_261_121 },
    );
    expect(log.missing(dictationMachine)).toEqual([]);
  });

  it('X-34, D06: inserts every final text once and permanently, by its place in the sound, and removes no segment', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const dictation = startDictation();
        let finals = new Map<string, string>();
        for (const step of steps) {
          const before = dictation.context();
          const heardIt = dictation.held.engines === 1;
          await take(dictation, step);
          const { segments, documentId, earlier } = dictation.context();

          if (documentId !== before.documentId || step.do === 'send') {
            if (segments.length < before.segments.length) {
              expect(step).toMatchObject({
                event: { type: expect.stringMatching(/^document\./) as string },
              });
              expect(segments).toEqual([]);
              finals = new Map();
            }
            continue;
          }
          const ids = segments.map(({ id }) => id);
          const idsBefore = before.segments.map(({ id }) => id);
          expect(
            ids.filter((id) => idsBefore.includes(id)),
            'the order of the old segments',
          ).toEqual(idsBefore);
          expect(new Set(ids).size, 'one segment for each id').toBe(ids.length);

          if (step.do === 'hear' && step.event.type === 'engine.final' && heardIt) {
            const { segmentId, text } = step.event;
            if (!finals.has(segmentId)) {
              finals.set(segmentId, text);
            }
            if (!idsBefore.includes(segmentId)) {
              const at = ids.indexOf(segmentId);
              const start = segments[at]?.start ?? 0;
              const later = segments.slice(at + 1);
              expect(at, 'a new final text belongs to this recording').toBeGreaterThanOrEqual(
                Math.min(earlier, idsBefore.length),
              );
              expect(later.every((one) => one.confirmed && one.start > start)).toBe(true);
              const former = at > earlier ? segments[at - 1] : undefined;
              expect(former?.confirmed === true && former.start > start).toBe(false);
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

  it('X-24: loses interim text only when the engine clears, extends or finalizes it', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const dictation = startDictation();
        for (const step of steps) {
          const open = dictation.context().partial;
          await take(dictation, step);
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

/** The request for the tab lock before an upload has no phase tag. */
function securesRest(session: object | string): boolean {
  return (
    typeof session === 'object' &&
    'uploadingRest' in session &&
    session.uploadingRest === 'securing'
  );
}
