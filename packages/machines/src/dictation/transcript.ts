import type { HeardWord } from '@nevisa/speech/types';

/** A recognised segment as the machine reports it; `start` and `end` in seconds of the recording. */
export interface RecognisedSegment {
  readonly id: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Empty where the engine gives no words, and until the segment is confirmed. */
  readonly words: readonly HeardWord[];
  /** False for kept interim text, which the engine may still replace. */
  readonly confirmed: boolean;
}

/** What the machine remembers of a segment. Its text belongs to the transcript. */
export interface SegmentState {
  readonly id: string;
  readonly confirmed: boolean;
  /** Characters of its text. */
  readonly length: number;
  /** In seconds of the recording. */
  readonly end: number;
}

/** The interim text of the engine. */
export interface Partial {
  readonly segmentId: string;
  readonly text: string;
}

/** The segments of a document in the order in which they were said, then the interim text. */
export interface Transcript {
  readonly segments: readonly SegmentState[];
  readonly partial: Partial | null;
}

/** A changed transcript, and the segment that is new or has changed. */
export interface Recognition extends Transcript {
  readonly recognised: RecognisedSegment | null;
}

/**
 * Replaces the interim text; empty text clears it.
 *
 * A confirmed segment takes no interim text. A kept unconfirmed one takes only
 * text that is not shorter, because audio that is sent again after a lost
 * connection is recognised from its beginning.
 */
export function withPartial(transcript: Transcript, { segmentId, text }: Partial): Recognition {
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
export function withFinal(
  { segments, partial }: Transcript,
  final: Omit<RecognisedSegment, 'confirmed'>,
): Recognition {
  if (segments.findLast(({ id }) => id === final.id)?.confirmed) {
    return { segments, partial, recognised: null };
  }
  const rest = partial?.segmentId === final.id ? null : partial;
  return withSegment({ segments, partial: rest }, { ...final, confirmed: true });
}

/** Turns the interim text into an unconfirmed segment, so that nothing said is lost. */
export function withPartialKept({ segments, partial }: Transcript): Recognition {
  if (!partial) {
    return { segments, partial, recognised: null };
  }
  const { segmentId: id, text } = partial;
  // Only a final has times; until then the segment begins where the one before it ends.
  const start = segments.at(-1)?.end ?? 0;
  const segment = { id, text, start, end: start, words: [], confirmed: false };
  return withSegment({ segments, partial: null }, segment);
}

function toSegmentState({ id, confirmed, text, end }: RecognisedSegment): SegmentState {
  return { id, confirmed, length: text.length, end };
}

function withSegment(
  { segments, partial }: Transcript,
  recognised: RecognisedSegment,
): Recognition {
  const state = toSegmentState(recognised);
  const isKnown = segments.some(({ id }) => id === state.id);
  return {
    segments: isKnown
      ? segments.map((other) => (other.id === state.id ? state : other))
      : [...segments, state],
    partial,
    recognised,
  };
}
