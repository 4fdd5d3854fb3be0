import { assertEvent } from 'xstate';
import { dictationSetup } from './dictationSetup.ts';
import type {
  DictationContext,
  DictationEmitted,
  Partial,
  RecognisedSegment,
  SegmentState,
  Transcript,
} from './dictationTypes.ts';

/** Shows interim text, or applies it to a kept segment. */
export const showPartial = dictationSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'engine.partial');
  applyRecognition(enqueue, withPartial(context, event));
});

/** Adds a confirmed segment. */
export const addFinal = dictationSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'engine.final');
  const { segmentId: id, text, start, end, words } = event;
  applyRecognition(enqueue, withFinal(context, { id, text, start, end, words }));
  enqueue.assign({ warning: getLastingWarning(context) });
});

/** Turns the interim text into an unconfirmed segment. */
export const keepPartial = dictationSetup.enqueueActions(({ context, enqueue }) =>
  applyRecognition(enqueue, withPartialKept(context)),
);

interface Enqueue {
  assign: (transcript: Pick<DictationContext, 'segments' | 'partial'>) => void;
  emit: (event: DictationEmitted) => void;
}

function applyRecognition(enqueue: Enqueue, { segments, partial, recognised }: Recognition): void {
  enqueue.assign({ segments, partial });
  if (recognised !== null) {
    enqueue.emit({ type: 'segment.recognised', segment: recognised });
  }
}

/** A word about loudness is over with the sentence that it was about; one about credit is not. */
function getLastingWarning({ warning }: DictationContext): DictationContext['warning'] {
  return warning?.code === 'low_audio' || warning?.code === 'clipping' ? null : warning;
}

/** A changed transcript, and the segment that is new or has changed. */
export interface Recognition extends Omit<Transcript, 'earlier'> {
  readonly recognised: RecognisedSegment | null;
}

/**
 * Replaces the interim text; empty text clears it.
 *
 * A confirmed segment takes no interim text. A kept unconfirmed one takes only
 * text that is not shorter, because audio that is sent again after a lost
 * connection is recognised from its beginning.
 */
function withPartial(transcript: Transcript, { segmentId, text }: Partial): Recognition {
  const { segments, partial } = transcript;
  // The open one is in no segment, and most interim texts are about it.
  const known =
    partial?.segmentId === segmentId ? undefined : segments.findLast(({ id }) => id === segmentId);
  if (known) {
    const { id, end } = known;
    return known.confirmed || text.length < known.length
      ? { segments, partial, recognised: null }
      : withSegment(transcript, { id, text, start: end, end, words: [], confirmed: false });
  }
  if (partial?.segmentId === segmentId) {
    return { segments, partial: text === '' ? null : { segmentId, text }, recognised: null };
  }
  return text === ''
    ? { segments, partial, recognised: null }
    : { ...withPartialKept(transcript), partial: { segmentId, text } };
}

/** Adds a final once per id, in the place of its unconfirmed text if there is one. */
function withFinal(
  transcript: Transcript,
  final: Omit<RecognisedSegment, 'confirmed'>,
): Recognition {
  const { segments, partial } = transcript;
  if (segments.findLast(({ id }) => id === final.id)?.confirmed) {
    return { segments, partial, recognised: null };
  }
  const rest = partial?.segmentId === final.id ? null : partial;
  return withSegment({ ...transcript, partial: rest }, { ...final, confirmed: true });
}

/** Turns the interim text into an unconfirmed segment, so that nothing said is lost. */
function withPartialKept(transcript: Transcript): Recognition {
  const { segments, partial } = transcript;
  if (!partial) {
    return { segments, partial, recognised: null };
  }
  const { segmentId: id, text } = partial;
  // Only a final has times; until then the segment begins where the one before it ends.
  const start = segments.at(-1)?.end ?? 0;
  const segment = { id, text, start, end: start, words: [], confirmed: false };
  return withSegment({ ...transcript, partial: null }, segment);
}

function toSegmentState({ id, confirmed, text, start, end }: RecognisedSegment): SegmentState {
  return { id, confirmed, length: text.length, start, end };
}

function withSegment(transcript: Transcript, recognised: RecognisedSegment): Recognition {
  const { segments, partial } = transcript;
  const state = toSegmentState(recognised);
  const isKnown = segments.some(({ id }) => id === state.id);
  return {
    segments: isKnown
      ? segments.map((other) => (other.id === state.id ? state : other))
      : insertBySound(transcript, state),
    partial,
    recognised,
  };
}

/** A final may arrive after one that was said later: it takes its place in the sound of this recording. */
function insertBySound(
  { segments, earlier }: Transcript,
  state: SegmentState,
): readonly SegmentState[] {
  const before = segments.findLastIndex(
    ({ confirmed, start }, index) =>
      index < earlier || !state.confirmed || !confirmed || start <= state.start,
  );
  return segments.toSpliced(before + 1, 0, state);
}
