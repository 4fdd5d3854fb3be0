import { closeHistory } from 'prosemirror-history';
import { isContinued, wordedAnew } from './knownSegments.ts';
import type { Manuscript } from './manuscript.ts';
import type { Wording } from './rewriting.ts';
import type { DictatedSegment, KnownSegment } from './segments.ts';
import { confirmed, reworded, settled } from './settling.ts';

/**
 * Writes a segment that arrives, which may change how `earlier` ones are
 * written. False where it changes nothing.
 */
export function settleSegment(
  manuscript: Manuscript,
  { id, text, written, confirmed, start, end }: DictatedSegment,
  earlier: readonly Wording[],
): boolean {
  const before = manuscript.known.get(id);
  const segment = {
    id,
    text,
    shown: written ?? text,
    confirmed,
    start: start ?? before?.start ?? null,
    end: end ?? before?.end ?? null,
  };
  if (before === undefined && earlier.length === 0) {
    put(manuscript, segment);
  } else if (before === undefined) {
    putBehind(manuscript, segment, earlier);
  } else if (!before.confirmed && (confirmed || text !== before.text)) {
    follow(manuscript, before, segment);
  } else {
    return false;
  }
  return true;
}

function put(manuscript: Manuscript, segment: KnownSegment): void {
  manuscript.interim = null;
  manuscript.freeTheAnchor();
  const { state, anchor } = manuscript;
  manuscript.apply(closeHistory(settled(state, anchor, segment)), [segment]);
  manuscript.takenBackWith = segment.id;
}

// What was said and what it changes before it are one step. Where that does
// not stand as it was written any more, the words fall as they were said.
function putBehind(
  manuscript: Manuscript,
  segment: KnownSegment,
  earlier: readonly Wording[],
): void {
  const ids = earlier.map(({ id }) => id);
  manuscript.freeTheAnchor();
  if (!isContinued(manuscript, ids)) {
    put(manuscript, { ...segment, shown: segment.text });
    return;
  }
  const { change, segments } = wordedAnew(manuscript, earlier);
  manuscript.interim = null;
  manuscript.apply(closeHistory(change ?? manuscript.state.tr), segments);
  const { state, anchor } = manuscript;
  const behind = settled(state, anchor, segment, { opens: false });
  manuscript.apply(behind.setMeta('appendedTransaction', state.tr), [segment]);
  manuscript.takenBackWith = segment.id;
}

function follow(manuscript: Manuscript, before: KnownSegment, segment: KnownSegment): void {
  if (segment.confirmed) {
    manuscript.applySilently(confirmed(manuscript.state, segment.id));
  }
  const { state } = manuscript;
  const change = reworded(state, before.shown, segment);
  if (change !== null && manuscript.takenBackWith === segment.id) {
    change.setMeta('appendedTransaction', state.tr);
  } else if (change !== null) {
    closeHistory(change);
    manuscript.takenBackWith = segment.id;
  }
  const known = change === null ? { ...segment, shown: before.shown } : segment;
  manuscript.apply(change ?? state.tr, [known]);
}
