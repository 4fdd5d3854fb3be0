import type { DocumentInside } from './documentInside.ts';

/** How long ProseMirror may still read what a composition left, in ms. */
const settles = 60;

/**
 * After so many ms without a letter a composition keeps nothing waiting: keyboards
 * of phones compose for as long as the caret stands in a word.
 */
const rests = 2_000;

/** Nor does one that goes on and on, in ms: then ProseMirror works around the word being written. */
const longest = 5_000;

export interface CompositionHold {
  writing: () => void;
  ended: () => void;
  stop: () => void;
}

/** Lets sentences wait while a person composes a word, so that the input method is not disturbed. */
export function holdWhileComposing(inside: DocumentInside): CompositionHold {
  let hold: { release: () => void; since: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    hold?.release();
    hold = null;
  };
  const holdFor = (ms: number) => {
    const now = performance.now();
    hold ??= { release: inside.hold(), since: now };
    clearTimeout(timer);
    timer = setTimeout(stop, Math.min(ms, hold.since + longest - now));
  };
  return { writing: () => holdFor(rests), ended: () => holdFor(settles), stop };
}
