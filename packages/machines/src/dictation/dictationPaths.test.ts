import { describe, expect, it } from 'vitest';
import type { Sound } from '@nevisa/speech/types';
import { pretendMicrophone } from '../testing/pretendMicrophone.ts';
import { findReachableStates } from '../testing/generatePaths.ts';
import { dictationMachine } from './dictationMachine.ts';
import {
  type DictationContext,
  type DictationTag,
  soundTags,
  phaseTags,
} from './dictationTypes.ts';
import { lost, ready } from './dictationTesting.ts';

const microphone = pretendMicrophone(() => undefined);
const asked = '0.requestingMicrophone';
const recording = 'dictation.session.active.recording.capturing';
const line = `${recording}.connectivity`;
const quiet = `${recording}.sound.running.quiet`;
const muted = `${recording}.sound.running.muted`;
const waited = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` });
const sound = (kind: Sound) => ({ type: 'engine.sound', sound: kind });

const events = [
  ...[
    'dictation.started',
    'dictation.takenOver',
    'dictation.paused',
    'dictation.resumed',
    'dictation.stopped',
    'document.cleared',
    'network.returned',
    'tab.held',
    'tab.taken',
    'tab.stolen',
    'microphone.lost',
    'microphone.muted',
    'microphone.unmuted',
    'engine.flushed',
    'engine.idled',
    'engine.deaf',
  ].map((type) => ({ type })),
  { type: 'microphone.chosen', id: 'headset' },
  {
    type: 'document.restored',
    document: { documentId: 'found', segments: [], elapsed: 0, unsent: 1 },
  },
  { type: `xstate.done.actor.${asked}`, output: { ok: true, microphone, fellBack: false } },
  { type: `xstate.done.actor.${asked}`, output: { ok: false, reason: 'denied' } },
  { type: `xstate.error.actor.${asked}`, error: new Error('broken port') },
  { type: 'xstate.error.actor.engine', error: new Error('broken port') },
  ready,
  lost,
  { type: 'engine.stopped', complete: true },
  { type: 'engine.refused', reason: { kind: 'no-credit' } },
  { type: 'engine.refused', reason: { kind: 'busy-elsewhere' } },
  ...(['voice', 'faint', 'room', 'clipping'] as const).map(sound),
  waited('connectWait', `${line}.connecting`),
  waited('reconnectBudget', `${line}.reconnecting`),
  ...['reconnecting', 'offline'].flatMap((state) => [
    waited('backOff', `${line}.${state}.waiting`),
    waited('connectWait', `${line}.${state}.trying`),
  ]),
  waited('silenceHint', `${quiet}.pausing`),
  waited('untilIdleNotice', `${quiet}.silent`),
  waited('idleNotice', `${quiet}.leaving`),
  waited('untilMutedNotice', `${muted}.waiting`),
  waited('idleNotice', `${muted}.leaving`),
  waited('lastSound', 'dictation.session.active.recording.finalizing.flushing'),
  waited('finalizeWait', 'dictation.session.active.recording.finalizing.awaitingEnd'),
  waited('backOff', 'resting'),
  waited('connectWait', 'dictation.session.uploadingRest.sending.connecting'),
  waited('finalizeWait', 'dictation.session.uploadingRest.sending.awaitingEnd'),
];

/** The context values that decide the target of an event. */
function deciding({
  unsent,
  engineRefusal,
  lostMicrophone,
  endsByIdling,
  sound: heard,
}: DictationContext) {
  return [unsent > 0, engineRefusal !== null, lostMicrophone !== null, endsByIdling, heard];
}

describe('every reachable state of dictationMachine', () => {
  const reached = findReachableStates(dictationMachine, {
    input: { newId: () => 'document', now: () => 0, random: () => 0.5 },
    events,
    deciding,
  });

  it('has one phase tag and, while it records, one sound tag', () => {
    expect(reached.filter(({ state }) => state.hasTag('recording')).length).toBeGreaterThan(100);
    for (const { state } of reached) {
      const tags = (wanted: readonly DictationTag[]) =>
        wanted.filter((tag) => state.hasTag(tag)).length;
      const records = state.hasTag('recording') ? 1 : 0;
      const securing = state.matches({ session: { uploadingRest: 'securing' } }) ? 1 : 0;
      expect([tags(phaseTags) + securing, tags(soundTags)]).toEqual([1, records]);
    }
  });

  it('X-24, X-26: counts time only while it records and holds no microphone at rest', () => {
    for (const { state } of reached) {
      const context = state.context as DictationContext;
      const runs = state.hasTag('recording') && !state.hasTag('paused');
      expect(context.liveSince !== null).toBe(runs);
      const hasMicrophone = state.hasTag('recording') || state.hasTag('finalizing');
      expect(context.microphone !== null).toBe(hasMicrophone);
      expect(context.complete && (context.unsent > 0 || runs)).toBe(false);
    }
  });

  it('has a transition to rest, and rest has a transition to a recording', () => {
    for (const { state, next } of reached) {
      if (state.matches({ session: 'resting' })) {
        expect(next.some((further) => further.hasTag('asking'))).toBe(true);
      } else {
        const ends = next.some(
          (further) => further.matches({ session: 'resting' }) || further.hasTag('finalizing'),
        );
        expect(ends).toBe(true);
      }
    }
  });
});
