import type { User } from '@nevisa/api/types';
import {
  type DictationContext,
  type DictationTag,
  soundTags,
  persistenceTags,
  phaseTags,
  syncTags,
} from '@nevisa/machines';
import type { Segment, TranscriptDocument } from '@nevisa/transcript';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import type { EditingState } from '../../workspace/currentTranscript.ts';
import type { EngineState } from '../../workspace/engineLoading.ts';
import { openWorkspace } from '../../workspace/openWorkspace.ts';
import { getListeningSettings, type ListeningChoice } from '../../workspace/listeningSettings.ts';
import { createOnFirstUse } from '../../../../shared/late/createOnFirstUse.ts';
import { useAppServices } from '../../../../app/appServices.ts';

/** The phase of dictation, as the screen shows it. */
export type DictationPhase = (typeof phaseTags)[number];

/** The state of the input during a recording. */
export type HeardState = (typeof soundTags)[number];

export interface LiveDictation extends Pick<
  DictationContext,
  | 'elapsed'
  | 'liveSince'
  | 'usage'
  | 'wasBilled'
  | 'endsBySuspension'
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
  /** Null outside of a recording. */
  heard: HeardState | null;
  /** The recording ends soon because of silence. */
  endsSoon: boolean;
  /** The state of the draft on this device. During a recording a pending write does not count: `useDraftState` reports it. */
  kept: (typeof persistenceTags)[number];
  /** The state of saving on the server. */
  synced: (typeof syncTags)[number];
  /** The interim text; null between sentences. */
  interim: string | null;
  /** The transcript; null until the editor is loaded. */
  transcript: TranscriptDocument | null;
  editing: EditingState;
  /** Whether the code that records is loaded. */
  engine: EngineState;
  /** Whether a recording starts as soon as that code is loaded. */
  isStartRequested: boolean;
  choice: ListeningChoice;
  /** Starts a recording; without the code that records, loads that code instead. While it loads, remembers the start, and forgets it at the second call. */
  start: () => void;
  /** Tries at once to reach the service. */
  retry: () => void;
  takeOver: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  chooseMicrophone: (id: string | null) => void;
  choose: (choice: Partial<ListeningChoice>) => void;
  /** Reports the input level in dBFS about 20 times a second, without React. Returns the unsubscribe function. */
  subscribeLevel: (listener: (level: number) => void) => () => void;
  workspace: DictationWorkspace;
}

/** The dictation workspace of a user: the transcript, the state of dictation and the commands. */
export function useDictation(user: User): LiveDictation {
  const services = useAppServices();
  const workspace = services.userScope(user.id).keep(openWorkspace);
  const { dictation } = workspace;
  const listening = getListeningSettings(services);
  const facts = useSelector(dictation, selectFacts, (before, after) =>
    isSameView(before, after, workspace.transcript() !== null),
  );
  const transcript = useSyncExternalStore(workspace.subscribe, workspace.transcript);
  const segments = useSyncExternalStore(workspace.subscribe, workspace.segments);
  const editing = useSyncExternalStore(workspace.subscribe, workspace.editing);
  const { engineLoading } = workspace;
  const engine = useSyncExternalStore(engineLoading.subscribe, engineLoading.read);
  const choice = useSyncExternalStore(listening.subscribe, listening.read);
  useEffect(() => {
    workspace.loadEditing();
    workspace.engineLoading.load();
  }, [workspace]);
  const isStartRequested = useSyncExternalStore(engineLoading.subscribe, engineLoading.isRequested);
  useEffect(() => engineLoading.cancelRequest, [engineLoading]);
  const begin = (type: 'dictation.started' | 'dictation.takenOver') =>
    engineLoading.request(() => dictation.send({ type }));
  return {
    ...facts,
    interim: choice.text === 'live' ? facts.partial : null,
    transcript,
    segments,
    editing,
    engine,
    isStartRequested,
    choice,
    start: () => begin('dictation.started'),
    retry: () => dictation.send({ type: 'dictation.retried' }),
    takeOver: () => begin('dictation.takenOver'),
    pause: () => dictation.send({ type: 'dictation.paused' }),
    resume: () => dictation.send({ type: 'dictation.resumed' }),
    stop: () => dictation.send({ type: 'dictation.stopped' }),
    chooseMicrophone: (id) => {
      listening.choose({ microphoneId: id });
      dictation.send({ type: 'microphone.chosen', id });
    },
    choose: listening.choose,
    subscribeLevel: getLevelSubscription(workspace),
    workspace,
  };
}

/** The state of the draft on this device. */
export function useDraftState({ dictation }: DictationWorkspace): LiveDictation['kept'] {
  return useSelector(dictation, selectDraftState);
}

type DictationState = ReturnType<DictationWorkspace['dictation']['getSnapshot']>;

function selectDraftState(state: DictationState): LiveDictation['kept'] {
  return persistenceTags.find((tag) => state.hasTag(tag)) ?? 'saved';
}

type Facts = ReturnType<typeof selectFacts>;

/**
 * Compares two views. Interim text and draft writes change several times a second
 * during a recording: the editor shows the text and `useDraftState` the writes, so
 * neither renders the rest of the screen.
 */
function isSameView(before: Facts, after: Facts, hasText: boolean): boolean {
  const isSameSentence = hasText && before.partial !== null && after.partial !== null;
  const isWritten = [before, after].every((one) => one.heard !== null && one.kept !== 'not-kept');
  return shallowEqual(before, {
    ...after,
    ...(isSameSentence && { partial: before.partial }),
    ...(isWritten && { kept: before.kept }),
  });
}

// An input level changes none of these values, so it causes no render.
function selectFacts(state: DictationState) {
  const { context } = state;
  const tagged = <Tag extends DictationTag>(tags: readonly Tag[]) =>
    tags.find((tag) => state.hasTag(tag));
  return {
    phase: tagged(phaseTags) ?? 'idle',
    heard: tagged(soundTags) ?? null,
    endsSoon: state.hasTag('idle-notice'),
    kept: selectDraftState(state),
    synced: tagged(syncTags) ?? 'local',
    partial: context.partial?.text ?? null,
    elapsed: context.elapsed,
    liveSince: context.liveSince,
    usage: context.usage,
    wasBilled: context.wasBilled,
    endsBySuspension: context.endsBySuspension,
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

// A stable function for each workspace, or the record button would resubscribe at every word.
const getLevelSubscription = createOnFirstUse(
  ({ dictation }: DictationWorkspace): LiveDictation['subscribeLevel'] =>
    (listener) => {
      const subscription = dictation.on('voice.level', ({ level }) => listener(level));
      return () => subscription.unsubscribe();
    },
);
