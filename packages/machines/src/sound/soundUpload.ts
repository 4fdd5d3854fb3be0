import { getAskedWait } from '../shared/getAskedWait.ts';
import { computeBackOff } from '../shared/computeBackOff.ts';
import { judgeFailure } from './judgeFailure.ts';
import type {
  QueuedSound,
  SoundPart,
  SoundPause,
  SoundRefusal,
  SoundToSend,
  SoundUploadEvent,
  SoundUploadState,
  SoundUploadStep,
} from './soundUploadTypes.ts';

/** The largest part of a sound in one call, in bytes. */
export const largestPart = 1_048_576;

/** A part of this size is not made smaller. */
const smallestPart = 65_536;

/** The wait for a server without room, in ms. */
const waitForRoom = 600_000;

export const idleUpload: SoundUploadState = {
  allowed: false,
  isOwner: false,
  queue: [],
  sending: null,
  pause: null,
  failures: 0,
  calls: 0,
  partSize: largestPart,
};

/**
 * Sends sounds part by part behind their texts. Pure: returns the next state and the effects.
 *
 * One part is under way at a time. The server says how many bytes it has, and the next part
 * begins there, so a part is sent twice at most once for each lost answer, and none is left out.
 */
export function reduceSoundUpload(
  state: SoundUploadState,
  event: SoundUploadEvent,
): SoundUploadStep {
  switch (event.type) {
    case 'sounds.found':
      return findSounds(state, event.sounds);
    case 'sending.allowed':
      return change(state, {
        allowed: event.allowed,
        ...(state.pause === 'forbidden' && { pause: null }),
      });
    case 'tab.changed':
      return change(state, { isOwner: event.isOwner });
    case 'wait.ended':
      return change(state, { pause: state.pause === 'forbidden' ? 'forbidden' : null });
    case 'network.returned':
      return state.pause === 'offline' || state.pause === 'server'
        ? withStop(change(state, { pause: null, failures: 0 }))
        : change(state, {});
    case 'sound.retried':
      return change(state, { queue: replace(state, event.documentId, { refusal: null }) });
    case 'part.answered':
      return state.sending?.call === event.call
        ? takeAnswer(state, state.sending, event.received)
        : [state, []];
    case 'part.failed':
      return state.sending?.call === event.call
        ? takeFailure(state, state.sending, event)
        : [state, []];
  }
}

/** Whether parts may leave this device now. */
function maySend({ allowed, isOwner, pause }: SoundUploadState): boolean {
  return allowed && isOwner && pause === null;
}

/** Applies a change; then ends a call that is not allowed any more, or begins the next one. */
function change(before: SoundUploadState, changes: Partial<SoundUploadState>): SoundUploadStep {
  const state = { ...before, ...changes };
  if (state.sending !== null) {
    const isStopped = !state.allowed || !state.isOwner || find(state, state.sending) === undefined;
    return isStopped ? withAbort(change(state, { sending: null })) : [state, []];
  }
  const next = state.queue.find(({ refusal }) => refusal === null);
  if (next === undefined || !maySend(state)) {
    return [state, []];
  }
  const part = cutPart(next, state.partSize, state.calls + 1);
  return [{ ...state, sending: part, calls: part.call }, [{ do: 'send', ...part }]];
}

function withAbort([state, effects]: SoundUploadStep): SoundUploadStep {
  return [state, [{ do: 'abort' }, ...effects]];
}

function withStop([state, effects]: SoundUploadStep): SoundUploadStep {
  return [state, [{ do: 'stopWaiting' }, ...effects]];
}

/** The next part of a sound: of one recording, and not larger than a part may be. */
function cutPart(
  { documentId, conversationId, ends, received: offset }: QueuedSound,
  partSize: number,
  call: number,
): SoundPart {
  const recording = ends.findIndex((end) => end > offset);
  const end = Math.min(ends[recording] ?? offset, offset + partSize);
  const isLast = end === getSize({ ends });
  return { call, documentId, conversationId, offset, end, recording, isLast };
}

/** In bytes. */
function getSize({ ends }: Pick<SoundToSend, 'ends'>): number {
  return ends.at(-1) ?? 0;
}

function find(state: SoundUploadState, { documentId }: Pick<SoundPart, 'documentId'>) {
  return state.queue.find((each) => each.documentId === documentId);
}

function replace(
  { queue }: SoundUploadState,
  documentId: string,
  changes: Partial<QueuedSound>,
): readonly QueuedSound[] {
  return queue.map((each) => (each.documentId === documentId ? { ...each, ...changes } : each));
}

function findSounds(state: SoundUploadState, sounds: readonly SoundToSend[]): SoundUploadStep {
  const queue = sounds
    .map((sound) => toQueued(sound, find(state, sound)))
    .filter((sound) => sound.received < getSize(sound));
  return change(state, { queue });
}

function toQueued(sound: SoundToSend, known: QueuedSound | undefined): QueuedSound {
  return known === undefined
    ? { ...sound, refusal: null, isRepeated: false }
    : {
        ...sound,
        isRepeated: known.isRepeated,
        // This tab has heard the answer before the device has stored it.
        received: known.received,
        refusal: getSize(known) === getSize(sound) ? known.refusal : null,
      };
}

function takeAnswer(state: SoundUploadState, part: SoundPart, received: number): SoundUploadStep {
  const sound = find(state, part);
  if (sound === undefined) {
    return change(state, { sending: null });
  }
  const { documentId, conversationId } = sound;
  const size = getSize(sound);
  if (received > size) {
    return setAside(state, part, 'differs');
  }
  const isSent = received === size;
  const [next, effects] = isSent
    ? change(state, {
        sending: null,
        failures: 0,
        queue: state.queue.filter((each) => each !== sound),
      })
    : continueFrom(state, part, received);
  return [next, [{ do: 'remember', documentId, conversationId, received, isSent }, ...effects]];
}

/** A server that has not come forward is asked again later, so that it is not asked for ever. */
function continueFrom(
  state: SoundUploadState,
  { documentId, offset }: SoundPart,
  received: number,
): SoundUploadStep {
  const queue = replace(state, documentId, {
    received,
    ...(received < offset && { isRepeated: true }),
  });
  return received > offset
    ? change(state, { sending: null, failures: 0, queue })
    : wait({ ...state, queue }, 'server', computeBackOff(state.failures + 1, 0.5));
}

function setAside(
  state: SoundUploadState,
  { documentId }: SoundPart,
  refusal: SoundRefusal,
): SoundUploadStep {
  return change(state, {
    sending: null,
    failures: 0,
    partSize: largestPart,
    queue: replace(state, documentId, { refusal }),
  });
}

function wait(state: SoundUploadState, pause: SoundPause, ms: number): SoundUploadStep {
  return [{ ...state, sending: null, pause, failures: state.failures + 1 }, [{ do: 'wait', ms }]];
}

function takeFailure(
  state: SoundUploadState,
  part: SoundPart,
  { failure, random }: Extract<SoundUploadEvent, { type: 'part.failed' }>,
): SoundUploadStep {
  const judged = judgeFailure(failure);
  const pause = computeBackOff(state.failures + 1, random);
  switch (judged.kind) {
    case 'received':
      return takeAnswer(state, part, judged.received);
    case 'refused':
      return setAside(state, part, judged.refusal);
    case 'tooLarge':
      return part.end - part.offset > smallestPart
        ? change(state, { sending: null, partSize: halve(part.end - part.offset) })
        : setAside(state, part, 'tooLarge');
    case 'forbidden':
      return [{ ...state, sending: null, pause: 'forbidden' }, []];
    case 'full':
      return wait(state, 'full', waitForRoom);
    case 'offline':
      return wait(state, 'offline', pause);
    case 'server':
      return wait(
        { ...state, queue: moveToEnd(state, part) },
        'server',
        Math.max(getAskedWait(failure), pause),
      );
  }
}

function halve(size: number): number {
  return Math.max(smallestPart, Math.floor(size / 2));
}

/** A sound over which the server breaks does not hold up the others. */
function moveToEnd({ queue }: SoundUploadState, { documentId }: SoundPart): readonly QueuedSound[] {
  return [
    ...queue.filter((each) => each.documentId !== documentId),
    ...queue.filter((each) => each.documentId === documentId),
  ];
}
