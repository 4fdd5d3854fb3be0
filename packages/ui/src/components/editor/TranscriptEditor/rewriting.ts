import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { sliceOf } from './paragraphs.ts';
import { separatorOf } from './place.ts';
import { marksOf } from './schema.ts';
import { type KnownSegment, positionIn } from './segments.ts';
import { keepSelection } from './settling.ts';
import { type Rewording, rewordingsOf } from './wording.ts';

/** What is to be written for a segment. */
export interface Wording {
  id: string;
  text: string;
}

export type Ranges = ReadonlyMap<string, { from: number; to: number }>;

/** A text in parts: each segment's, and what stands between them, which is nobody's. */
type Composition = readonly { text: string; owner: string | null }[];

/** Where segments stand one after another, just as they were written. */
interface Stretch {
  parts: Composition;
  from: number;
  to: number;
}

/**
 * Finds the place of segments that stand one after another and that nobody has
 * touched. Null where a person wrote between or within them, or where none of
 * them shows a word.
 */
export function stretchOf(
  doc: Node,
  ranges: Ranges,
  segments: readonly KnownSegment[],
): Stretch | null {
  const first = segments.findIndex(({ id }) => ranges.has(id));
  const last = segments.findLastIndex(({ id }) => ranges.has(id));
  const [start, end] = [segments[first], segments[last]].map((one) => one && ranges.get(one.id));
  if (!start || !end) {
    return null;
  }
  const parts = composed(segments.map(({ id, shown }) => ({ id, text: shown })));
  const text = textOf(parts);
  const from = start.from - 2 * breaksIn(/^\n*/u, text);
  const to = end.to + 2 * breaksIn(/\n*$/u, text);
  const stands = from > 0 && to < doc.content.size && doc.textBetween(from, to, '\n') === text;
  return stands ? { parts, from, to } : null;
}

/** Cuts segments into stretches of which each stands as it was written. One that a person touched stands alone. */
export function stretchesOf(
  doc: Node,
  ranges: Ranges,
  segments: readonly KnownSegment[],
): KnownSegment[][] {
  const stretches: KnownSegment[][] = [];
  for (const segment of segments) {
    const stretch = stretches.at(-1);
    const since = stretch?.slice(stretch.findLastIndex(({ id }) => ranges.has(id))) ?? [];
    const isSilent = !ranges.has(segment.id) && segment.shown.trim() === '';
    if (stretch && (isSilent || stretchOf(doc, ranges, [...since, segment]) !== null)) {
      stretch.push(segment);
    } else {
      stretches.push([segment]);
    }
  }
  return stretches;
}

/** Writes the segments of a stretch anew, word by word, so that all else stays where it is. */
export function rewritten(
  state: EditorState,
  stretch: Stretch,
  wordings: readonly (Wording & { confirmed: boolean })[],
): Transaction | null {
  const { doc, tr } = state;
  const before = withSpaces(doc, stretch);
  const next = composed(wordings, before.left, before.right);
  const range = { from: before.from, text: textOf(before.parts) };
  const confirmed = new Map(wordings.map((wording) => [wording.id, wording.confirmed]));
  for (const { from, to, text, owner } of changesOf(before.parts, next).toReversed()) {
    const marks = owner === null ? [] : marksOf(owner, confirmed.get(owner) === true);
    tr.replace(positionIn(range, from), positionIn(range, to), sliceOf(text, marks));
  }
  keepSelection(tr, state.selection);
  return tr.docChanged ? tr : null;
}

// The first and the last part are what stands between the segments and what is around them.
function composed(wordings: readonly Wording[], left = '', right = ''): Composition {
  const parts: { text: string; owner: string | null }[] = [];
  let before = left;
  for (const { id, text } of wordings) {
    parts.push({ text: separatorOf(before, text), owner: null }, { text, owner: id });
    before = text === '' ? before : text;
  }
  return [...parts, { text: separatorOf(before, right), owner: null }];
}

function textOf(parts: Composition): string {
  return parts.map(({ text }) => text).join('');
}

/** The stretch with the spaces at its sides, and what stands beyond them in the same paragraphs. */
function withSpaces(
  doc: Node,
  { parts, from, to }: Stretch,
): Stretch & { left: string; right: string } {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  const before = $from.parent.textBetween(0, $from.parentOffset);
  const after = $to.parent.textBetween($to.parentOffset, $to.parent.content.size);
  const opening = before.endsWith(' ') ? ' ' : '';
  const closing = after.startsWith(' ') ? ' ' : '';
  return {
    parts: [{ text: opening, owner: null }, ...parts.slice(1, -1), { text: closing, owner: null }],
    from: from - opening.length,
    to: to + closing.length,
    left: before.slice(0, before.length - opening.length),
    right: after.slice(closing.length),
  };
}

interface Change extends Rewording {
  owner: string | null;
}

function changesOf(before: Composition, next: Composition): Change[] {
  const changes: Change[] = [];
  let offset = 0;
  for (const [at, { text, owner }] of before.entries()) {
    for (const { from, to, text: words } of rewordingsOf(text, text, next[at]?.text ?? '')) {
      changes.push({ from: offset + from, to: offset + to, text: words, owner });
    }
    offset += text.length;
  }
  return changes;
}

function breaksIn(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}
