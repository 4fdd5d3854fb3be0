import type { ActorRefFrom } from 'xstate';
import type { EngineEvent, MicrophoneEvent, Sound } from '@nevisa/speech/types';
import { pretendMicrophone } from '../testing/pretendMicrophone.ts';
import { type Inspect, createSimulatedTime, startMachine } from '../testing/startMachine.ts';
import { dictationMachine } from './dictationMachine.ts';
import { type BreakingPort, pretendDictationPorts } from './dictationPortsTesting.ts';
import {
  type DictationEvent,
  type DictationTag,
  persistenceTags,
  type RecognisedSegment,
  syncTags,
  type TabEvent,
} from './dictationTypes.ts';

type BareEvent = Extract<
  DictationEvent,
  { type: `dictation.${string}` | 'document.cleared' | 'network.returned' | `revision.${string}` }
>['type'];

export const ready: EngineEvent = { type: 'engine.ready', usageRemained: 3_600_000 };
export const lost: EngineEvent = { type: 'engine.lost', retryAfter: null };

export function makePartial(segmentId: string, text: string): EngineEvent {
  return { type: 'engine.partial', segmentId, text };
}

export function makeFinal(
  segmentId: string,
  text: string,
  start = 0,
  end = start + 1,
): EngineEvent {
  return { type: 'engine.final', segmentId, text, start, end, words: [] };
}

/** The ports of a dictation that has not begun or has ended. */
export const nothingHeld = { tabs: 0, engines: 0, archives: 0, awake: 0, microphones: 0 };

export interface StartOptions {
  inspect?: Inspect;
  /** The answer to a request for the lock of the tab; null for none. */
  tab?: TabEvent['type'] | null;
  /** Ports that throw when they are started. */
  broken?: readonly BreakingPort[];
  /** Numbers from 0 to 1. */
  random?: () => number;
}

/** Starts the machine with fake ports. `log` lists the calls of the ports in order. */
export function startDictation({
  inspect,
  tab = 'tab.held',
  broken = [],
  random = () => 0.5,
}: StartOptions = {}) {
  const { clock, now, setWall } = createSimulatedTime(0);
  const ports = pretendDictationPorts(tab, broken);
  const levels: number[] = [];
  let documents = 0;
  const newId = () => `document-${++documents}`;
  const started = startMachine(dictationMachine.provide({ actors: ports.actors }), {
    clock,
    inspect,
    input: { newId, now, random },
  });
  const { actor } = started;
  actor.on('voice.level', ({ level }) => levels.push(level));
  const context = followContext(actor);
  let microphone = pretendMicrophone(() => undefined);
  return {
    ...started,
    context,
    open: ports.open,
    log: ports.log,
    listened: ports.listened,
    levels,
    held: ports.held,
    has: (tag: DictationTag) => actor.getSnapshot().hasTag(tag),
    /** The tags of the session, without those of the device and the history. */
    tags: () => started.tags().filter((tag) => !keeping.has(tag)),
    kept: () => started.tags().filter((tag) => keeping.has(tag)),
    setWall,
    send: (type: BareEvent) => actor.send({ type }),
    /** Reports an event of the engine, also after the engine was stopped. */
    hear: ports.hear,
    tellTab: ports.tellTab,
    tellMicrophone: (type: MicrophoneEvent['type']) => microphone.tell({ type }),
    /** Answers the request for the microphone with a microphone. */
    async allow(label?: string, fellBack = false) {
      microphone = ports.makeMicrophone(label);
      await ports.open.last().answer({ ok: true, microphone, fellBack });
    },
    texts: () => context().segments.map(({ text, confirmed }) => (confirmed ? text : `${text}…`)),
  };
}

/** Reads the context of the machine, with the segments that it reports from now on. */
function followContext(actor: ActorRefFrom<typeof dictationMachine>) {
  const texts = new Map<string, Omit<RecognisedSegment, 'confirmed'>>();
  actor.on('segment.recognised', ({ segment }) => texts.set(segment.id, segment));
  const send = actor.send.bind(actor);
  actor.send = (event) => {
    if (event.type === 'document.restored') {
      for (const { end, ...segment } of event.document.segments) {
        texts.set(segment.id, { start: 0, end: end ?? 0, words: [], ...segment });
      }
    }
    send(event);
  };
  return () => {
    const { segments, ...rest } = actor.getSnapshot().context;
    return {
      ...rest,
      segments: segments.map(({ id, confirmed, end }) => {
        const { text = '', start = end, words = [] } = texts.get(id) ?? {};
        return { id, text, start, end, words, confirmed };
      }),
    };
  };
}

const keeping = new Set<string>([...persistenceTags, ...syncTags]);

export type StartedDictation = ReturnType<typeof startDictation>;

export async function startConnecting(options?: StartOptions): Promise<StartedDictation> {
  const started = startDictation(options);
  started.send('dictation.started');
  await started.allow();
  return started;
}

export async function startLive(options?: StartOptions): Promise<StartedDictation> {
  const started = await startConnecting(options);
  started.hear(ready);
  return started;
}

/** Starts a recording; `says` lists its tags without those that every recording has. */
export async function startHearing() {
  const dictation = await startLive();
  return {
    ...dictation,
    sounds: (sound: Sound) => dictation.hear({ type: 'engine.sound', sound }),
    says: () => dictation.tags().filter((tag) => !['live', 'recording'].includes(tag)),
  };
}

export async function startAgain(started: StartedDictation): Promise<void> {
  started.send('dictation.started');
  await started.allow();
  started.hear(ready);
}

/** Ends a recording without a loss. */
export function endWell(started: StartedDictation): void {
  started.send('dictation.stopped');
  started.hear({ type: 'engine.flushed' });
  started.hear({ type: 'engine.stopped', complete: true });
}
