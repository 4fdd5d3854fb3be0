import type { Node } from 'prosemirror-model';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { InsertedSegment, Segment } from '../segments/segment.ts';
import { divideWords, type WordShare } from '../times/divideWords.ts';
import { toSavedSegment, toSavedWord } from './savedSegment.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { SegmentIds } from './segmentIds.ts';
import {
  composeChunks,
  joinUnits,
  type OpenedOrder,
  type ChunkPart,
  type TextChunk,
} from './textChunks.ts';
import { readUnits } from './textUnits.ts';

/** A segment to be saved and the place of its text in the document. */
export interface PlacedSegment {
  readonly segment: SavedSegment;
  /** The text of the segment without spaces and line breaks at its edges. */
  readonly text: string;
  /** The document position at which `text` begins. */
  readonly from: number;
}

/**
 * The segments of a document as they are saved: their texts are the whole text, typed words
 * included. A segment that was not edited is the one that was opened. The parts of a divided
 * segment have ids of their own and their words; joined segments keep the first id and all
 * words; typed text has no time. The same object for the same content, until it changes.
 */
export function readSegments(document: TranscriptDocument): SavedSegment[] {
  return readPlacedSegments(document).map(({ segment }) => segment);
}

/** As `readSegments`, with the place of each segment; the same array until the text changes. */
export function readPlacedSegments(document: TranscriptDocument): readonly PlacedSegment[] {
  const reader = readers.get(document) ?? new SegmentReader(document);
  readers.set(document, reader);
  return reader.read();
}

/** As `readPlacedSegments`, of a part of the paragraphs of a document. */
export function placeSegments(document: TranscriptDocument, part: Node): readonly PlacedSegment[] {
  return new SegmentReader(document).place(part);
}

const readers = new WeakMap<TranscriptDocument, SegmentReader>();

interface Division {
  readonly key: string;
  readonly segment: Segment;
  readonly shares: readonly WordShare[];
}

class SegmentReader {
  readonly #document: TranscriptDocument;
  readonly #divisions = new Map<string, Division>();
  #last: { doc: unknown; list: unknown; placed: readonly PlacedSegment[] } = {
    doc: null,
    list: null,
    placed: [],
  };
  #saved = new Map<string, SavedSegment>();
  #order: OpenedOrder & { list: unknown } = { list: null, inserted: [], places: new Map() };

  constructor(document: TranscriptDocument) {
    this.#document = document;
  }

  read(): readonly PlacedSegment[] {
    const { doc } = getInternals(this.#document).state();
    const list = this.#document.recognised.list();
    if (this.#last.doc !== doc || this.#last.list !== list) {
      this.#last = { doc, list, placed: this.place(doc) };
    }
    return this.#last.placed;
  }

  place(doc: Node): PlacedSegment[] {
    const { units, end } = readUnits(doc);
    const find = (id: string) => this.#document.findSegment(id) ?? undefined;
    return this.#place(composeChunks(joinUnits(units, find), end, this.#readOrder()));
  }

  #readOrder(): OpenedOrder {
    const list = this.#document.recognised.list();
    if (this.#order.list !== list) {
      const inserted = list.flatMap(({ id }) => this.#document.findSegment(id) ?? []);
      const places = new Map(inserted.map(({ segment }, at) => [segment.id, at]));
      this.#order = { list, inserted, places };
    }
    return this.#order;
  }

  #place(chunks: readonly TextChunk[]): PlacedSegment[] {
    const textsOf = new Map<string, string[]>();
    for (const { id, text } of chunks.flatMap(({ parts }) => parts)) {
      if (id !== null) {
        textsOf.set(id, [...(textsOf.get(id) ?? []), text]);
      }
    }
    const ids = new SegmentIds((id) => this.#document.findSegment(id) !== null);
    const taken = new Map<string, number>();
    const saved = new Map<string, SavedSegment>();
    const placed: PlacedSegment[] = [];
    for (const chunk of chunks) {
      const shares = chunk.parts.flatMap((part) => this.#takeShare(part, textsOf, taken));
      if (chunk.parts.length > 0 || chunk.tail !== '') {
        const own = ids.next(chunk.parts.flatMap(({ id }) => id ?? []));
        const segment = this.#compose(own, chunk, shares, textsOf);
        saved.set(own, segment);
        placed.push({ segment, text: chunk.text, from: chunk.from });
      }
      for (const blank of chunk.blanks) {
        placed.push({ segment: toSavedSegment(blank), text: '', from: chunk.from });
      }
    }
    this.#saved = saved;
    return placed;
  }

  /** The words and the time of one part of a segment. */
  #takeShare(
    { id }: ChunkPart,
    textsOf: ReadonlyMap<string, readonly string[]>,
    taken: Map<string, number>,
  ): WordShare[] {
    const segment = id === null ? undefined : this.#document.findSegment(id)?.segment;
    if (id === null || segment === undefined) {
      return [];
    }
    const at = taken.get(id) ?? 0;
    taken.set(id, at + 1);
    const texts = textsOf.get(id) ?? [];
    if (texts.length === 1) {
      return [segment];
    }
    const key = texts.join('\n');
    const known = this.#divisions.get(id);
    const shares =
      known?.key === key && known.segment === segment
        ? known.shares
        : divideWords(segment.words, texts, segment);
    this.#divisions.set(id, { key, segment, shares });
    return shares.slice(at, at + 1);
  }

  #compose(
    id: string,
    { parts, head, text, tail, speaker }: TextChunk,
    shares: readonly WordShare[],
    textsOf: ReadonlyMap<string, readonly string[]>,
  ): SavedSegment {
    const base = this.#findBase(parts);
    const whole = head + text + tail;
    const isOpened = base?.formatted === whole && textsOf.get(id)?.length === 1;
    if (base !== null && isOpened && parts.length === 1 && base.segment.id === id) {
      return this.#withSpeaker(toSavedSegment(base), speaker);
    }
    return this.#reuse({
      segment_id: id,
      text: whole,
      start: shares.find(({ start }) => start !== null)?.start ?? null,
      end: shares.findLast((share) => share.end !== null)?.end ?? null,
      words: shares.flatMap(({ words }) => words.map(toSavedWord)),
      speaker,
      is_edited: true,
    });
  }

  #withSpeaker(segment: SavedSegment, speaker: string | null): SavedSegment {
    return segment.speaker === speaker ? segment : this.#reuse({ ...segment, speaker });
  }

  /** The object of the last time, where the content is the same. */
  #reuse(next: SavedSegment): SavedSegment {
    const before = this.#saved.get(next.segment_id);
    return before !== undefined && isEqual(before, next) ? before : next;
  }

  /** The opened segment that a chunk begins with. */
  #findBase(parts: readonly ChunkPart[]): InsertedSegment | null {
    const first = parts.find(({ id }) => id !== null)?.id ?? null;
    return first === null ? null : this.#document.findSegment(first);
  }
}

function isEqual(a: SavedSegment, b: SavedSegment): boolean {
  return (
    a.text === b.text &&
    a.start === b.start &&
    a.end === b.end &&
    a.speaker === b.speaker &&
    a.is_edited === b.is_edited &&
    a.words.length === b.words.length &&
    a.words.every((word, at) => word === b.words[at])
  );
}
