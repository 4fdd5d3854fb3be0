import { createActor, fromCallback, type InspectionEvent, SimulatedClock } from 'xstate';
import type { EngineEvent, MicrophoneEvent } from '@nevisa/speech/types';
import { pretendMicrophone, pretendPort } from '../testing/testing.ts';
import { dictationMachine } from './dictationMachine.ts';
import type { RecognisedSegment } from './transcript.ts';
import {
  type DictationEvent,
  type DictationTag,
  keptTags,
  type ListenInput,
  type MicrophoneOutcome,
  syncTags,
  type TabEvent,
} from './dictationTypes.ts';

type BareEvent = Extract<
  DictationEvent,
  { type: `dictation.${string}` | 'document.cleared' | 'network.returned' | `piece.${string}` }
>['type'];

export const ready: EngineEvent = { type: 'engine.ready', usageRemained: 3_600_000 };
export const lost: EngineEvent = { type: 'engine.lost', retryAfter: null };

export function partial(segmentId: string, text: string): EngineEvent {
  return { type: 'engine.partial', segmentId, text };
}

export function final(segmentId: string, text: string, start = 0, end = start + 1): EngineEvent {
  return { type: 'engine.final', segmentId, text, start, end, words: [] };
}

export interface StartOptions {
  inspect?: (event: InspectionEvent) => void;
  /** What the browser says to who asks for the tab's lock; null says nothing. */
  tab?: TabEvent['type'] | null;
  /** Ports that throw as soon as they are asked. */
  broken?: readonly ('listen' | 'recordArchive' | 'keepAwake' | 'watchNetwork')[];
}

/** The machine at work over ports in the test's hand. `log` tells what they were made to do, in order. */
export function startDictation({ inspect, tab = 'tab.held', broken = [] }: StartOptions = {}) {
  const clock = new SimulatedClock();
  const open = pretendPort<MicrophoneOutcome, { id: string | null }>();
  const log: string[] = [];
  const listened: ListenInput[] = [];
  const levels: number[] = [];
  const held = { tabs: 0, engines: 0, archives: 0, awake: 0, microphones: 0 };
  let wallOffset = 0;
  let documents = 0;
  let reportEngine: ((event: EngineEvent) => void) | null = null;
  let reportTab: ((event: TabEvent) => void) | null = null;

  /** A port that counts while it runs. */
  const running = (name: keyof typeof held, breaks: boolean) => {
    if (breaks) {
      throw new Error(`no ${name}`);
    }
    held[name] += 1;
    return () => {
      held[name] -= 1;
    };
  };

  const actor = createActor(
    dictationMachine.provide({
      actors: {
        openMicrophone: open.logic,
        watchNetwork: fromCallback(() => {
          if (broken.includes('watchNetwork')) {
            throw new Error('no network to watch');
          }
        }),
        keepAwake: fromCallback(() => running('awake', broken.includes('keepAwake'))),
        recordArchive: fromCallback(({ receive }) => {
          receive(({ type }) => log.push(`archive ${type}`));
          return running('archives', broken.includes('recordArchive'));
        }),
        holdTab: fromCallback(({ sendBack, input }) => {
          reportTab = sendBack;
          if (input.takeOver) {
            log.push('take over');
          }
          if (tab !== null) {
            sendBack({ type: input.takeOver ? 'tab.held' : tab });
          }
          return running('tabs', false);
        }),
        listen: fromCallback(({ input, sendBack, receive }) => {
          const letGo = running('engines', broken.includes('listen'));
          listened.push(input);
          log.push(input.microphone === null ? 'send rest' : 'listen');
          reportEngine = sendBack;
          receive(({ type }) => log.push(type));
          return () => {
            letGo();
            log.push('let go');
          };
        }),
      },
    }),
    {
      clock,
      ...(inspect && { inspect }),
      input: {
        newId: () => `document-${++documents}`,
        now: () => clock.now() + wallOffset,
        random: () => 0.5,
      },
    },
  );
  const texts = new Map<string, Omit<RecognisedSegment, 'confirmed'>>();
  actor.on('voice.level', ({ level }) => levels.push(level));
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
  actor.start();

  /** The machine's context, with the segments that it has reported. */
  const context = () => {
    const { segments, ...rest } = actor.getSnapshot().context;
    return {
      ...rest,
      segments: segments.map(({ id, confirmed, end }) => {
        const { text = '', start = end, words = [] } = texts.get(id) ?? {};
        return { id, text, start, end, words, confirmed };
      }),
    };
  };
  const makeMicrophone = (label = 'pretend') => {
    held.microphones += 1;
    let isOpen = true;
    return pretendMicrophone(() => {
      if (isOpen) {
        isOpen = false;
        held.microphones -= 1;
        log.push('close microphone');
      }
    }, label);
  };
  let microphone = pretendMicrophone(() => undefined);
  return {
    actor,
    open,
    log,
    listened,
    levels,
    clock,
    context,
    held,
    has: (tag: DictationTag) => actor.getSnapshot().hasTag(tag),
    /** What the session says of itself, without what the device and the history say. */
    tags: () => [...actor.getSnapshot().tags].filter((tag) => !keeping.has(tag)).sort(),
    kept: () => [...actor.getSnapshot().tags].filter((tag) => keeping.has(tag)).sort(),
    setWall: (ms: number) => {
      wallOffset += ms;
    },
    send: (type: BareEvent) => actor.send({ type }),
    /** What the engine says, also when nobody listens any more. */
    hear: (event: EngineEvent) => reportEngine?.(event),
    tellTab: (type: TabEvent['type']) => reportTab?.({ type }),
    tellMicrophone: (type: MicrophoneEvent['type']) => microphone.tell({ type }),
    /** The person allows the microphone. */
    async allow(label?: string, fellBack = false) {
      microphone = makeMicrophone(label);
      await open.last().answer({ ok: true, microphone, fellBack });
    },
    texts: () => context().segments.map(({ text, confirmed }) => (confirmed ? text : `${text}…`)),
  };
}

const keeping = new Set<string>([...keptTags, ...syncTags]);

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

export async function startAgain(started: StartedDictation): Promise<void> {
  started.send('dictation.started');
  await started.allow();
  started.hear(ready);
}

/** Ends a stretch as it should end. */
export function endWell(started: StartedDictation): void {
  started.send('dictation.stopped');
  started.hear({ type: 'engine.flushed' });
  started.hear({ type: 'engine.stopped', complete: true });
}
