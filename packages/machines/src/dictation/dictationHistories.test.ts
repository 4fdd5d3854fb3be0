import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { histories, take } from './dictationHistoryTesting.ts';
import { dictationMachine } from './dictationMachine.ts';
import { startDictation, type StartOptions } from './dictationTesting.ts';
import { phaseTags } from './dictationTypes.ts';

const worlds: StartOptions[] = [
  { broken: ['runEngine'] },
  { broken: ['watchNetwork'] },
  { broken: ['recordArchive', 'keepAwake'] },
  { tab: 'tab.taken' },
  { tab: null },
];

describe('dictationMachine in any history', { timeout: fuzzTime(2_000) }, () => {
  it('X-24, X-26, D01: releases every opened port and takes every transition', async () => {
    const log = createTransitionLog();
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
    await checkEveryInTime(400, histories, async (steps) => {
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
    });
  });

  it('X-24: loses interim text only when the engine clears, extends or finalizes it', async () => {
    await checkEveryInTime(400, histories, async (steps) => {
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
    });
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
