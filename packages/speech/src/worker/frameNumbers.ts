import type { FrameNumbers } from '@nevisa/drafts';
import type { AudioFrame } from '../audio/frameMaker.ts';
import type { StoredNumbers } from './storedNumbers.ts';

/**
 * The service assigns numbers. Frames recorded before it names the next one are
 * numbered from here: 186 hours above the first frame of a document.
 */
export const provisionalStart = 2 ** 24;

/** Numbers of the unacknowledged frames of a document, and how far they are sent. Every function is pure. */
export type BufferState = RestoringState | ProvisionalState | NumberedState;

interface CommonState {
  /** A service was ready for this document before. */
  readonly hasBegun: boolean;
  /** Audio is missing: discarded, unreadable, or forgotten by the service. */
  readonly hasGap: boolean;
  /** Last frame whose words came back as final text. */
  readonly lastTranscribed: number | null;
}

/** The device has not answered which frames it stores. */
export interface RestoringState extends CommonState {
  readonly name: 'restoring';
  readonly early: readonly AudioFrame[];
  /** The service that became ready meanwhile. */
  readonly service: ReadyService | null;
}

/** `rate` in Hz. It expects the frame `nextSeq`; null: all unacknowledged audio. */
export interface ReadyService {
  readonly rate: number;
  readonly nextSeq: number | null;
}

/** No service has named a number. */
export interface ProvisionalState extends CommonState {
  readonly name: 'provisional';
  /** Frames that an earlier Worker left under numbers of the service; they precede all others. */
  readonly restored: FrameNumbers;
  /** All other frames. */
  readonly own: FrameNumbers;
}

export interface NumberedState extends Omit<ProvisionalState, 'name'> {
  readonly name: 'numbered';
  /** Next frame to send. */
  readonly cursor: number;
  /** The number after the last frame that was sent over any connection. */
  readonly sentEnd: number;
  /** Difference between the numbers of the service and the provisional ones. */
  readonly shift: number;
  /**
   * Frames that the device stores under provisional numbers. Sending waits until
   * they are renumbered: after a crash nothing else tells that they were sent.
   */
  readonly unmoved: FrameNumbers;
  readonly moving: 'none' | 'some' | 'last';
  readonly isLoading: boolean;
}

export type NextAction = 'wait' | 'move' | 'load' | 'send';

export const restoring: RestoringState = {
  name: 'restoring',
  hasBegun: false,
  hasGap: false,
  lastTranscribed: null,
  early: [],
  service: null,
};

const none: FrameNumbers = { first: 0, end: 0 };

/** A crash may lose the last writes of frames that were sent: ten seconds at most, in frames. */
const mostUnwritten = 250;

export function restore(state: BufferState, stored: StoredNumbers): ProvisionalState {
  const { hasBegun, hasGap, lastTranscribed } = state;
  const { numbered, provisional } = stored;
  return {
    name: 'provisional',
    hasBegun: hasBegun || numbered !== null,
    hasGap,
    lastTranscribed,
    restored: numbered ?? none,
    own: provisional ?? { first: provisionalStart, end: provisionalStart },
  };
}

/** Numbers a new frame. The device may still have to store it under a provisional number. */
export function addFrame(
  state: ProvisionalState | NumberedState,
): readonly [
  ProvisionalState | NumberedState,
  { readonly seq: number; readonly storedAs: number },
] {
  const seq = state.own.end;
  const own = { ...state.own, end: seq + 1 };
  if (state.name === 'numbered' && countFrames(state.unmoved) > 0 && state.moving !== 'last') {
    const unmoved = { ...state.unmoved, end: seq + 1 };
    return [
      { ...state, own, unmoved },
      { seq, storedAs: seq - state.shift },
    ];
  }
  return [
    { ...state, own },
    { seq, storedAs: seq },
  ];
}

/**
 * A service is ready. Returns the last number that it has. It cannot have more
 * than was sent: with a number above that, all unacknowledged audio is sent
 * again and the end is incomplete.
 */
export function begin(
  state: ProvisionalState | NumberedState,
  nextSeq: number | null,
): readonly [NumberedState, number] {
  const isNumbered = state.name === 'numbered';
  const isImpossible = nextSeq !== null && nextSeq > findMostSent(state);
  const oldest = isNumbered ? getFirstUnsent(state) : state.restored.first;
  const next = nextSeq === null || isImpossible ? oldest : nextSeq;
  const numbered = isNumbered ? state : takeNumbers(state, next);
  const after: NumberedState = {
    ...acknowledge(numbered, next - 1),
    hasBegun: true,
    hasGap: state.hasGap || isImpossible || next < getFirstUnsent(numbered),
  };
  return [{ ...after, cursor: getFirstUnsent(after) }, next - 1];
}

/** The highest number that a service may expect next. */
function findMostSent(state: ProvisionalState | NumberedState): number {
  if (state.name === 'numbered') {
    return state.sentEnd;
  }
  return countFrames(state.restored) > 0 ? state.restored.end + mostUnwritten : Infinity;
}

/** Provisional frames follow all frames that the service has and all that were numbered before. */
function takeNumbers(state: ProvisionalState, nextSeq: number): NumberedState {
  const start = Math.max(state.restored.end, nextSeq);
  const shift = start - state.own.first;
  const own = { first: start, end: state.own.end + shift };
  const progress = {
    cursor: start,
    sentEnd: start,
    shift,
    unmoved: own,
    moving: 'none',
    isLoading: false,
  } as const;
  return { ...state, name: 'numbered', own, ...progress };
}

/** Drops all numbers up to and including `seq`. */
export function acknowledge(state: NumberedState, seq: number): NumberedState {
  return { ...state, restored: without(state.restored, seq), own: without(state.own, seq) };
}

export function markSent(state: NumberedState): NumberedState {
  const cursor = Math.min(state.own.end, state.cursor + 1);
  return { ...state, cursor, sentEnd: Math.max(state.sentEnd, cursor) };
}

export function chooseNextAction(
  state: BufferState,
  isInMemory: (seq: number) => boolean,
): NextAction {
  if (state.name !== 'numbered' || state.cursor >= state.own.end || state.isLoading) {
    return 'wait';
  }
  if (countFrames(state.unmoved) > 0 && state.cursor >= state.unmoved.first) {
    return state.moving === 'none' ? 'move' : 'wait';
  }
  return isInMemory(state.cursor) ? 'send' : 'load';
}

/** Selects at most `count` stored frames to renumber. */
export function startMoving(
  state: NumberedState,
  count: number,
): readonly [NumberedState, FrameNumbers] {
  const { first } = state.unmoved;
  const end = Math.min(state.unmoved.end, first + count);
  const moving = end === state.unmoved.end ? 'last' : 'some';
  return [
    { ...state, moving },
    { first, end },
  ];
}

export function finishMoving(state: NumberedState, end: number): NumberedState {
  return { ...state, moving: 'none', unmoved: { first: end, end: state.unmoved.end } };
}

/** `later`: the next number in memory when the device lost the frame `from`; null when there is none. */
export function finishLoading(
  state: NumberedState,
  { from, isFound, later }: { from: number; isFound: boolean; later: number | null },
): NumberedState {
  const loaded = { ...state, isLoading: false };
  return state.cursor !== from || isFound
    ? loaded
    : { ...loaded, hasGap: true, cursor: later ?? state.own.end };
}

/** Number of the oldest unacknowledged frame. */
export function getFirstUnsent({ restored, own }: ProvisionalState | NumberedState): number {
  return restored.end > restored.first ? restored.first : own.first;
}

export function countUnsent(state: BufferState): number {
  return state.name === 'restoring'
    ? state.early.length
    : countFrames(state.restored) + countFrames(state.own);
}

function without({ first, end }: FrameNumbers, upTo: number): FrameNumbers {
  return upTo < first ? { first, end } : { first: Math.min(upTo + 1, end), end };
}

function countFrames({ first, end }: FrameNumbers): number {
  return end - first;
}
