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
  /** The segments of the last time that are not as they were opened, by id. */
  #composed = new Map<string, SavedSegment>();
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
    const textsById = readTexts(chunks);
    const ids = new SegmentIds((id) => this.#document.findSegment(id) !== null);
    const taken = new Map<string, number>();
    const composed = new Map<string, SavedSegment>();
    const placed: PlacedSegment[] = [];
    for (const chunk of chunks) {
      const { parts, text, from } = chunk;
      const opened = this.#findOpened(chunk, textsById);
      if (opened !== null) {
        ids.take(opened.segment.id);
        const segment = this.#withSpeaker(toSavedSegment(opened), chunk.speaker, composed);
        placed.push({ segment, text, from });
      } else if (parts.length > 0 || chunk.tail !== '') {
        const shares = parts.flatMap((part) => this.#takeShare(part, textsById, taken));
        const own = ids.next(parts.flatMap(({ id }) => id ?? []));
        placed.push({ segment: this.#compose(own, chunk, shares, composed), text, from });
      }
      for (const blank of chunk.blanks) {
        placed.push({ segment: toSavedSegment(blank), text: '', from });
      }
    }
    this.#composed = composed;
    return placed;
  }

  /** The opened segment whose text a chunk is as it was opened; null for an edited one. */
  #findOpened(
    { parts, head, text, tail }: TextChunk,
    textsById: ReadonlyMap<string, string | readonly string[]>,
  ): InsertedSegment | null {
    const id = parts[0]?.id ?? null;
    if (id === null || parts.length > 1 || typeof textsById.get(id) !== 'string') {
      return null;
    }
    const opened = this.#document.findSegment(id);
    return opened?.formatted === head + text + tail ? opened : null;
  }

  /** The words and the time of one part of a segment. */
  #takeShare(
    { id }: ChunkPart,
    textsById: ReadonlyMap<string, string | readonly string[]>,
    taken: Map<string, number>,
  ): WordShare[] {
    const segment = id === null ? undefined : this.#document.findSegment(id)?.segment;
    if (id === null || segment === undefined) {
      return [];
    }
    const texts = textsById.get(id) ?? '';
    if (typeof texts === 'string') {
      return [segment];
    }
    const at = taken.get(id) ?? 0;
    taken.set(id, at + 1);
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
    { head, text, tail, speaker }: TextChunk,
    shares: readonly WordShare[],
    composed: Map<string, SavedSegment>,
  ): SavedSegment {
    const next = {
      segment_id: id,
      text: head + text + tail,
      start: shares.find(({ start }) => start !== null)?.start ?? null,
      end: shares.findLast((share) => share.end !== null)?.end ?? null,
      words: shares.flatMap(({ words }) => words.map(toSavedWord)),
      speaker,
      is_edited: true,
    };
    return this.#reuse(next, composed);
  }

  #withSpeaker(
    segment: SavedSegment,
    speaker: string | null,
    composed: Map<string, SavedSegment>,
  ): SavedSegment {
    return segment.speaker === speaker ? segment : this.#reuse({ ...segment, speaker }, composed);
  }

  /** The object of the last time, where the content is the same. */
  #reuse(next: SavedSegment, composed: Map<string, SavedSegment>): SavedSegment {
    const { segment_id: id } = next;
    const before = this.#composed.get(id) ?? this.#findSaved(id);
    const same = before !== null && isEqual(before, next) ? before : next;
    composed.set(id, same);
    return same;
  }

  #findSaved(id: string): SavedSegment | null {
    const opened = this.#document.findSegment(id);
    return opened === null ? null : toSavedSegment(opened);
  }
}

/** The text of each segment, or the texts of its parts in their order. */
function readTexts(chunks: readonly TextChunk[]): Map<string, string | string[]> {
  const texts = new Map<string, string | string[]>();
  for (const { parts } of chunks) {
    for (const { id, text } of parts) {
      if (id !== null) {
        const known = texts.get(id);
        if (known === undefined) {
          texts.set(id, text);
        } else if (typeof known === 'string') {
          texts.set(id, [known, text]);
        } else {
          known.push(text);
        }
      }
    }
  }
  return texts;
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
