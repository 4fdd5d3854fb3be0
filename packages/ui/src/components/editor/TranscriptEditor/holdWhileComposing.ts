import type { DocumentInternals } from '@nevisa/transcript';

/** Time for ProseMirror to read the result of a composition, in ms. */
const readDelay = 60;

/**
 * A composition without input for this long, in ms, defers nothing more: keyboards
 * of phones compose for as long as the caret is in a word.
 */
const idleLimit = 2_000;

/** The longest that one composition defers segments, in ms; later ProseMirror inserts around the composed word. */
const holdLimit = 5_000;

export interface CompositionHold {
  writing: () => void;
  ended: () => void;
  stop: () => void;
}

/** Defers arriving segments during a composition, so that the input method is not disturbed. */
export function holdWhileComposing(internals: DocumentInternals): CompositionHold {
  let hold: { release: () => void; since: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    hold?.release();
    hold = null;
  };
  const holdFor = (ms: number) => {
    const now = performance.now();
    hold ??= { release: internals.hold(), since: now };
    clearTimeout(timer);
    timer = setTimeout(stop, Math.min(ms, hold.since + holdLimit - now));
  };
  return { writing: () => holdFor(idleLimit), ended: () => holdFor(readDelay), stop };
}
