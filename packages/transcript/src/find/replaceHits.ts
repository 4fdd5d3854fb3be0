import { Fragment, type Node, Slice } from 'prosemirror-model';
import { ReplaceStep } from 'prosemirror-transform';
import { getInternals } from '../model/documentInternals.ts';
import { toOneStep } from '../model/oneStep.ts';
import { cleanPastedText } from '../model/pastedText.ts';
import { schema } from '../model/schema.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import { isUnconfirmed, type TextHit } from './findHits.ts';

/**
 * Replaces hits as one undo step, each once, and returns their number. A replacement
 * belongs to the segment of the text that it replaces. Text that changed since it was found
 * stays, and so does text that the recogniser may still change.
 */
export function replaceHits(
  document: TranscriptDocument,
  hits: readonly TextHit[],
  replacement: string,
): number {
  const { state, dispatch } = getInternals(document);
  const { doc, tr } = state();
  const text = cleanPastedText(replacement).replaceAll('\n', ' ');
  let count = 0;
  // From the end, so that the places before a replaced one are still valid.
  for (const hit of hits.toSorted((a, b) => b.from - a.from)) {
    if (isUnchanged(doc, hit)) {
      tr.step(new ReplaceStep(hit.from, hit.to, createReplacement(doc, hit, text)));
      count += 1;
    }
  }
  if (count > 0) {
    dispatch(toOneStep(tr));
  }
  return count;
}

function isUnchanged(doc: Node, hit: TextHit): boolean {
  return (
    hit.to <= doc.content.size &&
    doc.textBetween(hit.from, hit.to, '\n') === hit.text &&
    !isUnconfirmed(doc, hit)
  );
}

function createReplacement(doc: Node, { from }: TextHit, text: string): Slice {
  const marks = doc.nodeAt(from)?.marks ?? [];
  return text === '' ? Slice.empty : new Slice(Fragment.from(schema.text(text, marks)), 0, 0);
}
