import type { InsertedSegment } from '../segments/segment.ts';
import { beginsParagraph, chooseSeparator } from './savedSegment.ts';
import type { TextUnit } from './textUnits.ts';

/** A part of the text of one segment, or typed text. */
export interface ChunkPart {
  readonly id: string | null;
  readonly text: string;
}

/** The text of one segment to be saved; several parts where no space separates them. */
export interface TextChunk {
  readonly parts: ChunkPart[];
  /** The text with all its parts. */
  text: string;
  /** Where the text begins in the document. */
  readonly from: number;
  /** Who says it. */
  readonly speaker: string | null;
  /** Spaces and line breaks that are saved before and after the text. */
  head: string;
  tail: string;
  /** Segments without any text that follow this one, as they were opened. */
  blanks: readonly InsertedSegment[];
}

export type FindSegment = (id: string) => InsertedSegment | undefined;

/** The opened segments in order. */
export interface OpenedOrder {
  readonly inserted: readonly InsertedSegment[];
  readonly places: ReadonlyMap<string, number>;
}

/** Puts units together that one segment holds, also over the line breaks of its own text. */
export function joinUnits(units: readonly TextUnit[], find: FindSegment): TextUnit[] {
  const joined: TextUnit[] = [];
  let [start, end] = [0, 0];
  for (const { id } of units) {
    end += 1;
    const unit = units[start];
    if (unit !== undefined && end - start === 1 && (id === null || units[end]?.id !== id)) {
      joined.push(unit);
      start = end;
    } else if (id === null || units[end]?.id !== id) {
      joined.push(...joinOfOneSegment(units.slice(start, end), id, find));
      start = end;
    }
  }
  return joined;
}

function joinOfOneSegment(units: TextUnit[], id: string | null, find: FindSegment): TextUnit[] {
  const [first, ...rest] = units;
  if (id === null || first === undefined || rest.length === 0) {
    return units;
  }
  const whole = units.map(({ gap, text }, at) => (at === 0 ? '' : gap) + text).join('');
  const isSaidByOne = rest.every(({ speaker }) => speaker === first.speaker);
  if (isSaidByOne && whole === find(id)?.formatted.trim()) {
    return [{ ...first, text: whole }];
  }
  const lines: TextUnit[] = [];
  for (const unit of units) {
    const last = lines.at(-1);
    if (last === undefined || unit.gap.includes('\n')) {
      lines.push(unit);
    } else {
      lines[lines.length - 1] = { ...last, text: last.text + unit.gap + unit.text };
    }
  }
  return lines;
}

/** The chunks in which a text is saved: together they are the whole text. */
export function composeChunks(
  units: readonly TextUnit[],
  end: string,
  order: OpenedOrder,
): TextChunk[] {
  const chunks: TextChunk[] = [];
  for (const { id, text, from, gap, speaker } of units) {
    const before = chunks.at(-1);
    const part = { id, text };
    if (before !== undefined && mustJoin(gap)) {
      before.parts.push({ id, text: gap + text });
      before.text += gap + text;
      continue;
    }
    const chunk = { parts: [part], text, from, speaker, head: '', tail: '', blanks: [] };
    if (before === undefined) {
      chunks.push(...createFirst(gap, chunk, order));
    } else {
      divideGap(before, gap, chunk, order);
    }
    chunks.push(chunk);
  }
  endText(chunks, end, order);
  return chunks;
}

// A segment is joined to the next one by one space: a gap without it keeps both in one.
function mustJoin(gap: string): boolean {
  return !gap.includes('\n') && !gap.endsWith(' ');
}

function createFirst(gap: string, first: TextChunk, order: OpenedOrder): TextChunk[] {
  const blanks = findBlanks(null, first, order);
  if (blanks !== null && composeGap(null, blanks, findBase(first, order)) === gap) {
    first.head = findSpaceBefore(findBase(first, order));
    return blanks.length === 0 ? [] : [createBlank('', blanks)];
  }
  const lines = gap.lastIndexOf('\n') + 1;
  first.head = gap.slice(lines);
  return lines === 0 ? [] : [createBlank(gap.slice(0, lines))];
}

function divideGap(before: TextChunk, gap: string, next: TextChunk, order: OpenedOrder): void {
  const base = findBase(before, order);
  const blanks = base === null ? null : findBlanks(base, next, order);
  const areTwo = before.speaker !== next.speaker;
  if (blanks !== null && composeGap(base, blanks, findBase(next, order), areTwo) === gap) {
    before.tail = findSpaceAfter(base);
    before.blanks = blanks;
    next.head = findSpaceBefore(findBase(next, order));
    return;
  }
  const lines = gap.lastIndexOf('\n') + 1;
  before.tail = lines === 0 ? gap.slice(0, -1) : gap.slice(0, lines);
  next.head = gap.slice(lines === 0 ? gap.length : lines);
}

function endText(chunks: TextChunk[], end: string, order: OpenedOrder): void {
  const last = chunks.at(-1);
  const base = last === undefined ? null : findBase(last, order);
  const blanks = last !== undefined && base === null ? null : findBlanks(base, null, order);
  if (blanks !== null && composeGap(base, blanks, null) === end) {
    if (last === undefined) {
      chunks.push(createBlank('', blanks));
    } else {
      last.tail = findSpaceAfter(base);
      last.blanks = blanks;
    }
  } else if (last === undefined) {
    chunks.push(createBlank(end));
  } else {
    last.tail = end;
  }
}

function createBlank(tail: string, blanks: readonly InsertedSegment[] = []): TextChunk {
  return { parts: [], text: '', from: 1, speaker: null, head: '', tail, blanks };
}

/** The opened segment of which a chunk has the text; null for typed or joined text. */
function findBase({ parts }: TextChunk, { inserted, places }: OpenedOrder): InsertedSegment | null {
  const place = parts.length === 1 ? places.get(parts[0]?.id ?? '') : undefined;
  return place === undefined ? null : (inserted[place] ?? null);
}

/** The opened segments between two chunks when none of them has text; null otherwise. Null for `before` and `next` is the edge of the text. */
function findBlanks(
  before: InsertedSegment | null,
  next: TextChunk | null,
  { inserted, places }: OpenedOrder,
): readonly InsertedSegment[] | null {
  const nextBase = next === null ? null : findBase(next, { inserted, places });
  const from = before === null ? 0 : (places.get(before.segment.id) ?? 0) + 1;
  const to =
    next === null
      ? inserted.length
      : nextBase === null
        ? -1
        : (places.get(nextBase.segment.id) ?? -1);
  const between = to < from ? null : inserted.slice(from, to);
  return between?.every(({ formatted }) => formatted.trim() === '') === true ? between : null;
}

/** The spaces and line breaks between two opened segments; `areTwo` people may still say them. */
function composeGap(
  before: InsertedSegment | null,
  blanks: readonly InsertedSegment[],
  next: InsertedSegment | null,
  areTwo = false,
): string {
  let gap = findSpaceAfter(before);
  let separator = before === null ? '' : chooseSeparator(before.formatted);
  for (const { formatted } of blanks) {
    gap += separator + formatted;
    separator = chooseSeparator(formatted);
  }
  if (next === null) {
    return gap;
  }
  const whole = gap + separator + findSpaceBefore(next);
  return areTwo && before !== null && beginsParagraph(before.segment, next.segment, whole)
    ? `${gap}\n${findSpaceBefore(next)}`
    : whole;
}

function findSpaceBefore(inserted: InsertedSegment | null): string {
  return /^\s*/u.exec(inserted?.formatted ?? '')?.[0] ?? '';
}

function findSpaceAfter(inserted: InsertedSegment | null): string {
  const text = inserted?.formatted ?? '';
  return text.slice(text.trimEnd().length);
}
