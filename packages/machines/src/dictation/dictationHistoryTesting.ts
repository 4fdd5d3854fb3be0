import * as fc from 'fast-check';
import type { EngineEvent, Sound } from '@nevisa/speech/types';
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
import type { StartedDictation } from './dictationTesting.ts';
import type { DictationEvent, TabEvent } from './dictationTypes.ts';

type Step =
  | { do: 'send'; event: DictationEvent }
  | { do: 'hear'; event: EngineEvent }
  | { do: 'tab'; type: TabEvent['type'] }
  | { do: 'microphone'; type: 'microphone.lost' | 'microphone.muted' | 'microphone.unmuted' }
  | { do: 'allow' | 'refuse' | 'break' }
  | { do: 'wait'; ms: number };

const segmentId = fc.constantFrom('a', 'b', 'c', 'd');
const text = fc.constantFrom('', 'one', 'one two', 'one two three');
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
  [...opening, { do: 'microphone', type: 'microphone.muted' }, pass(idleStop - idleNotice)],
  [...opening, hear({ type: 'engine.suspended' })],
  [...opening, hear({ type: 'engine.suspended' }), pass(idleStop)],
  [...opening, hear(lost), hear({ type: 'engine.suspended' }), pass(idleStop)],
  [
    ...opening,
    hear(lost),
    { do: 'microphone', type: 'microphone.muted' },
    pass(idleStop - idleNotice),
    pass(idleNotice),
  ],
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
export const histories = fc
  .tuple(fc.constantFrom(...openings), fc.array(step, { minLength: 1, maxLength: 40 }))
  .map(([opened, steps]) => opened.concat(steps));

/** Takes one step of a history. */
export async function take(dictation: StartedDictation, step: Step): Promise<void> {
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
