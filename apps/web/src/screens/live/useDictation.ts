import type { EngineRefusal, MicrophoneRefusal, User } from '@nevisa/api/types';
import type { DictationTag, Segment } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { type Dictation, dictationOf } from '../../dictation/dictationActor.ts';
import { useServices } from '../../services.ts';

/** Where the dictation stands, as the screen shows it. */
export type DictationPhase = Exclude<DictationTag, 'listening'>;

export interface LiveDictation {
  phase: DictationPhase;
  segments: readonly Segment[];
  /** Words that may still change; null between sentences. */
  interim: string | null;
  /** Length of the finished stretches, in ms. */
  elapsed: number;
  /** When the running stretch began, by `Date.now()`; null when none runs. */
  liveSince: number | null;
  /** Credit in ms; null when it is unlimited or not known. */
  usageRemained: number | null;
  micRefusal: MicrophoneRefusal | null;
  engineRefusal: EngineRefusal | null;
  start: () => void;
  stop: () => void;
  /** Loudness in dBFS, about 20 times a second; bypasses React. Returns how to stop. */
  subscribeLevel: (listener: (level: number) => void) => () => void;
}

const phases: readonly DictationPhase[] = [
  'idle',
  'asking',
  'connecting',
  'live',
  'finalizing',
  'stopped',
  'microphone-refused',
  'connection-lost',
  'engine-refused',
];

/** The person's dictation: what stands on the sheet, what is happening, and how to start and stop. */
export function useDictation(user: User): LiveDictation {
  const services = useServices();
  const dictation = dictationOf(services, user.id);
  const phase = useSelector(
    dictation,
    (state) => phases.find((tag) => state.hasTag(tag)) ?? 'idle',
  );
  const context = useSelector(dictation, (state) => state.context);
  return {
    phase,
    segments: context.segments,
    interim: context.partial?.text ?? null,
    elapsed: context.elapsed,
    liveSince: context.liveSince,
    usageRemained: context.usageRemained,
    micRefusal: context.micRefusal,
    engineRefusal: context.engineRefusal,
    start() {
      dictation.send({ type: 'dictation.started' });
    },
    stop() {
      dictation.send({ type: 'dictation.stopped' });
    },
    subscribeLevel: levelsOf(dictation),
  };
}

const levels = new WeakMap<Dictation, LiveDictation['subscribeLevel']>();

// The same function for the same dictation, or the record button would subscribe anew at every word.
function levelsOf(dictation: Dictation): LiveDictation['subscribeLevel'] {
  const known = levels.get(dictation);
  if (known !== undefined) {
    return known;
  }
  const subscribe: LiveDictation['subscribeLevel'] = (listener) => {
    const subscription = dictation.on('voice.level', ({ level }) => {
      listener(level);
    });
    return () => {
      subscription.unsubscribe();
    };
  };
  levels.set(dictation, subscribe);
  return subscribe;
}
