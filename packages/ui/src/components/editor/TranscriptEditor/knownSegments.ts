import type { Transaction } from 'prosemirror-state';
import type { Manuscript } from './manuscript.ts';
import { positionOf } from './place.ts';
import { rewritten, stretchesOf, stretchOf, type Wording } from './rewriting.ts';
import { type KnownSegment, rangeOf, rangesOf } from './segments.ts';
import { reworded } from './settling.ts';

/** Whether these stand as they were written, and what is said next falls right behind them. */
export function isContinued(manuscript: Manuscript, ids: readonly string[]): boolean {
  const { doc } = manuscript.state;
  const segments = manuscript.knownOf(ids);
  const ranges = new Map(
    segments.flatMap(({ id }) => {
      const range = rangeOf(doc, id);
      return range === null ? [] : [[id, range] as const];
    }),
  );
  return stretchOf(doc, ranges, segments)?.to === positionOf(doc, manuscript.freeAnchor);
}

/** Cuts segments into stretches that stand one after another as they were written. */
export function stretchesAmong(manuscript: Manuscript, ids: readonly string[]): string[][] {
  const { doc } = manuscript.state;
  return stretchesOf(doc, rangesOf(doc), manuscript.knownOf(ids)).map((stretch) =>
    stretch.map(({ id }) => id),
  );
}

/** How the text changes when other words are written for segments, and what is known of them then. */
export function wordedAnew(
  manuscript: Manuscript,
  wordings: readonly Wording[],
): { change: Transaction | null; segments: KnownSegment[] } {
  const { state } = manuscript;
  const before = manuscript.knownOf(wordings.map(({ id }) => id));
  const segments = before.map((segment, at) => ({
    ...segment,
    shown: wordings[at]?.text ?? segment.shown,
  }));
  const stretch = stretchOf(state.doc, rangesOf(state.doc), before);
  if (stretch !== null) {
    const texts = segments.map(({ id, shown, confirmed }) => ({ id, text: shown, confirmed }));
    return { change: rewritten(state, stretch, texts), segments };
  }
  const [one, other] = segments;
  const change = one && other === undefined ? reworded(state, before[0]?.shown ?? '', one) : null;
  return { change, segments: change === null ? [] : segments };
}

/** Writes stretches differently where nobody has touched them; no undo takes that back. */
export function rewriteKnown(
  manuscript: Manuscript,
  stretches: readonly (readonly Wording[])[],
): void {
  for (const wordings of stretches) {
    const { change, segments } = wordedAnew(manuscript, wordings);
    manuscript.apply((change ?? manuscript.state.tr).setMeta('addToHistory', false), segments);
  }
}
