import type { User } from '@nevisa/api/types';
import {
  type DictationContext,
  type DictationTag,
  heardTags,
  keptTags,
  phaseTags,
  syncTags,
} from '@nevisa/machines';
import type { Segment, TranscriptDocument } from '@nevisa/transcript';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { DictationWorkspace } from '../workspace/createDictationWorkspace.ts';
import type { EditingState } from '../workspace/currentTranscript.ts';
import { deskOf } from '../workspace/deskOf.ts';
import type { ListeningChoice } from '../workspace/listeningSettings.ts';
import { useServices } from '../../../app/services.ts';

/** Where the dictation stands, as the screen shows it. */
export type DictationPhase = (typeof phaseTags)[number];

/** What is heard while it listens. */
export type HeardState = (typeof heardTags)[number];

export interface LiveDictation extends Pick<
  DictationContext,
  | 'elapsed'
  | 'liveSince'
  | 'usage'
  | 'unsent'
  | 'complete'
  | 'micRefusal'
  | 'engineRefusal'
  | 'draftRefusal'
  | 'fellBackTo'
  | 'lostMicrophone'
  | 'sound'
  | 'warning'
> {
  /** The recognised segments; the same array until one changes. */
  segments: readonly Segment[];
  phase: DictationPhase;
  /** Null while nothing is recorded. */
  heard: HeardState | null;
  /** It ends by itself in a moment, because nobody speaks. */
  endsSoon: boolean;
  /** Whether the text is on this device. While somebody is heard, a write that is under way does not count: `useKept` tells it. */
  kept: (typeof keptTags)[number];
  /** Whether it is in the history, or on its way. */
  synced: (typeof syncTags)[number];
  /** Words that may still change; null between sentences. */
  interim: string | null;
  /** The text that can be edited; null until its editor is there. */
  transcript: TranscriptDocument | null;
  editing: EditingState;
  choice: ListeningChoice;
  start: () => void;
  takeOver: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  chooseMicrophone: (id: string | null) => void;
  choose: (choice: Partial<ListeningChoice>) => void;
  /** Loudness in dBFS, about 20 times a second; bypasses React. Returns how to stop. */
  subscribeLevel: (listener: (level: number) => void) => () => void;
  desk: DictationWorkspace;
}

/** The person's desk: what stands on the sheet, what is happening, and what can be done. */
export function useDesk(user: User): LiveDictation {
  const services = useServices();
  const desk = deskOf(services, user.id);
  const { dictation } = desk;
  const { listening } = services;
  const facts = useSelector(dictation, factsOf, (before, after) =>
    looksTheSame(before, after, desk.transcript() !== null),
  );
  const transcript = useSyncExternalStore(desk.subscribe, desk.transcript);
  const segments = useSyncExternalStore(desk.subscribe, desk.segments);
  const editing = useSyncExternalStore(desk.subscribe, desk.editing);
  const choice = useSyncExternalStore(listening.subscribe, listening.read);
  useEffect(() => {
    desk.loadEditing();
  }, [desk]);
  return {
    ...facts,
    interim: choice.text === 'live' ? facts.partial : null,
    transcript,
    segments,
    editing,
    choice,
    start: () => {
      dictation.send({ type: 'dictation.started' });
    },
    takeOver: () => {
      dictation.send({ type: 'dictation.takenOver' });
    },
    pause: () => {
      dictation.send({ type: 'dictation.paused' });
    },
    resume: () => {
      dictation.send({ type: 'dictation.resumed' });
    },
    stop: () => {
      dictation.send({ type: 'dictation.stopped' });
    },
    chooseMicrophone: (id) => {
      listening.choose({ microphoneId: id });
      dictation.send({ type: 'microphone.chosen', id });
    },
    choose: listening.choose,
    subscribeLevel: levelsOf(desk),
    desk,
  };
}

/** Where the text is at this moment: on this device or not. */
export function useKept({ dictation }: DictationWorkspace): LiveDictation['kept'] {
  return useSelector(dictation, keptOf);
}

type DictationState = ReturnType<DictationWorkspace['dictation']['getSnapshot']>;

function keptOf(state: DictationState): LiveDictation['kept'] {
  return keptTags.find((tag) => state.hasTag(tag)) ?? 'saved';
}

type Facts = ReturnType<typeof factsOf>;

/**
 * Words come several times a second, and each is written to this device. While
 * somebody is heard, the text itself shows the word once it is there, and
 * `useKept` the write: the rest of the screen has nothing new to say of either.
 */
function looksTheSame(before: Facts, after: Facts, hasText: boolean): boolean {
  const isSameSentence = hasText && before.partial !== null && after.partial !== null;
  const isWritten = [before, after].every((one) => one.heard !== null && one.kept !== 'not-kept');
  return shallowEqual(before, {
    ...after,
    ...(isSameSentence && { partial: before.partial }),
    ...(isWritten && { kept: before.kept }),
  });
}

// Loudness comes twenty times a second and changes none of these: nobody need draw anew.
function factsOf(state: DictationState) {
  const { context } = state;
  const tagged = <Tag extends DictationTag>(tags: readonly Tag[]) =>
    tags.find((tag) => state.hasTag(tag));
  return {
    phase: tagged(phaseTags) ?? 'idle',
    heard: tagged(heardTags) ?? null,
    endsSoon: state.hasTag('idle-notice'),
    kept: keptOf(state),
    synced: tagged(syncTags) ?? 'local',
    partial: context.partial?.text ?? null,
    elapsed: context.elapsed,
    liveSince: context.liveSince,
    usage: context.usage,
    unsent: context.unsent,
    complete: context.complete,
    micRefusal: context.micRefusal,
    engineRefusal: context.engineRefusal,
    draftRefusal: context.draftRefusal,
    fellBackTo: context.fellBackTo,
    lostMicrophone: context.lostMicrophone,
    sound: context.sound,
    warning: context.warning,
  };
}

const levels = new WeakMap<DictationWorkspace, LiveDictation['subscribeLevel']>();

// The same function for the same desk, or the record button would subscribe anew at every word.
function levelsOf(desk: DictationWorkspace): LiveDictation['subscribeLevel'] {
  const known = levels.get(desk);
  if (known !== undefined) {
    return known;
  }
  const subscribe: LiveDictation['subscribeLevel'] = (listener) => {
    const subscription = desk.dictation.on('voice.level', ({ level }) => {
      listener(level);
    });
    return () => {
      subscription.unsubscribe();
    };
  };
  levels.set(desk, subscribe);
  return subscribe;
}
