import type { HeardWord } from '@nevisa/speech/types';

/** A recognised sentence; `start` and `end` in seconds of the recording. */
export interface Segment {
  readonly id: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Word by word; empty where the engine reports none, and until it is confirmed. */
  readonly words: readonly HeardWord[];
  /** False while there is only a partial of it, which the engine may still replace. */
  readonly confirmed: boolean;
}

/** What the engine believes to hear at this moment. */
export interface Partial {
  readonly segmentId: string;
  readonly text: string;
}

/** The text so far: finished segments, then the partial. */
export interface Transcript {
  readonly segments: readonly Segment[];
  readonly partial: Partial | null;
}

/**
 * Shows a newer guess in place of the one before; empty text clears it.
 *
 * A segment that is confirmed takes no guess any more. One that was kept
 * unconfirmed takes only a guess that is not shorter, because audio sent again
 * after a lost connection is guessed from its beginning.
 */
export function withPartial(transcript: Transcript, { segmentId, text }: Partial): Transcript {
  const { segments, partial } = transcript;
  // The open one is in no segment, and most guesses are about it.
  const known =
    partial?.segmentId === segmentId ? undefined : segments.findLast(({ id }) => id === segmentId);
  if (known) {
    const grown = !known.confirmed && text.length >= known.text.length;
    return grown ? { segments: replaced(segments, { ...known, text }), partial } : transcript;
  }
  if (partial?.segmentId === segmentId) {
    return { segments, partial: text === '' ? null : { segmentId, text } };
  }
  if (text === '') {
    return transcript;
  }
  return { segments: withPartialKept(transcript).segments, partial: { segmentId, text } };
}

/** Adds a final once per id, in the place of its unconfirmed text if there is one. */
export function withFinal(transcript: Transcript, final: Omit<Segment, 'confirmed'>): Transcript {
  const { segments, partial } = transcript;
  const known = segments.findLast(({ id }) => id === final.id);
  if (known?.confirmed) {
    return transcript;
  }
  const segment = { ...final, confirmed: true };
  return {
    segments: known ? replaced(segments, segment) : [...segments, segment],
    partial: partial?.segmentId === final.id ? null : partial,
  };
}

/** Turns the open partial into an unconfirmed segment, so that nothing said is lost. */
export function withPartialKept({ segments, partial }: Transcript): Transcript {
  if (!partial) {
    return { segments, partial };
  }
  const { segmentId: id, text } = partial;
  // Only a final knows its times; until then it stands where the text before it ends.
  const start = segments.at(-1)?.end ?? 0;
  return {
    segments: [...segments, { id, text, start, end: start, words: [], confirmed: false }],
    partial: null,
  };
}

function replaced(segments: readonly Segment[], segment: Segment): readonly Segment[] {
  return segments.map((other) => (other.id === segment.id ? segment : other));
}
