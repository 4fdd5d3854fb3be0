import { fromCallback } from 'xstate';
import type { EngineEvent, MicrophoneEvent } from '@nevisa/speech/types';
import { pretendMicrophone } from '../testing/pretendMicrophone.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, simulatedTime, startMachine } from '../testing/startMachine.ts';
import { dictationMachine } from './dictationMachine.ts';
import {
  type DictationEvent,
  type DictationTag,
  persistenceTags,
  type RecognisedSegment,
  type RecordingInput,
  type MicrophoneOutcome,
  syncTags,
  type TabEvent,
} from './dictationTypes.ts';

type BareEvent = Extract<
  DictationEvent,
  { type: `dictation.${string}` | 'document.cleared' | 'network.returned' | `revision.${string}` }
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
  inspect?: Inspect;
  /** The answer to a request for the lock of the tab; null for none. */
  tab?: TabEvent['type'] | null;
  /** Ports that throw when they are started. */
  broken?: readonly ('runEngine' | 'recordArchive' | 'keepAwake' | 'watchNetwork')[];
}

/** Starts the machine with fake ports. `log` lists the calls of the ports in order. */
export function startDictation({ inspect, tab = 'tab.held', broken = [] }: StartOptions = {}) {
  const { clock, now, setWall } = simulatedTime(0);
  const open = pretendPort<MicrophoneOutcome, { id: string | null }>();
  const log: string[] = [];
  const listened: RecordingInput[] = [];
  const levels: number[] = [];
  const held = { tabs: 0, engines: 0, archives: 0, awake: 0, microphones: 0 };
  let documents = 0;
  let reportEngine: ((event: EngineEvent) => void) | null = null;
  let reportTab: ((event: TabEvent) => void) | null = null;

  /** A port that is counted while it runs. */
  const running = (name: keyof typeof held, breaks: boolean) => {
    if (breaks) {
      throw new Error(`no ${name}`);
    }
    held[name] += 1;
    return () => {
      held[name] -= 1;
    };
  };

  const machine = dictationMachine.provide({
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
      runEngine: fromCallback(({ input, sendBack, receive }) => {
        const letGo = running('engines', broken.includes('runEngine'));
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
  });
  const newId = () => `document-${++documents}`;
  const started = startMachine(machine, {
    clock,
    inspect,
    input: { newId, now, random: () => 0.5 },
  });
  const { actor } = started;
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
    ...started,
    context,
    open,
    log,
    listened,
    levels,
    held,
    has: (tag: DictationTag) => actor.getSnapshot().hasTag(tag),
    /** The tags of the session, without those of the device and the history. */
    tags: () => started.tags().filter((tag) => !keeping.has(tag)),
    kept: () => started.tags().filter((tag) => keeping.has(tag)),
    setWall,
    send: (type: BareEvent) => actor.send({ type }),
    /** Reports an event of the engine, also after the engine was stopped. */
    hear: (event: EngineEvent) => reportEngine?.(event),
    tellTab: (type: TabEvent['type']) => reportTab?.({ type }),
    tellMicrophone: (type: MicrophoneEvent['type']) => microphone.tell({ type }),
    /** Answers the request for the microphone with a microphone. */
    async allow(label?: string, fellBack = false) {
      microphone = makeMicrophone(label);
      await open.last().answer({ ok: true, microphone, fellBack });
    },
    texts: () => context().segments.map(({ text, confirmed }) => (confirmed ? text : `${text}…`)),
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
