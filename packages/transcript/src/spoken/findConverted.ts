import {
  type Conversion,
  readConversions,
  type WritingSettings,
  type WrittenSpeech,
} from '@nevisa/writing';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { type TextPart, TextPlaces } from './textPlaces.ts';

/** Converted words of a text: its characters `from` to `to`. */
export interface ConvertedText {
  readonly from: number;
  readonly to: number;
  /** The words that were said. */
  readonly spoken: string;
}

/** A segment and the part of the text that it wrote, with what follows up to the next segment. */
export interface WrittenSegment extends Pick<SavedSegment, 'segment_id' | 'words'> {
  readonly text: string;
}

/**
 * Finds the marks, lines and digits that the speech of consecutive segments was converted to
 * the rules are applied to the engine words again, and what they write is sought in the
 * text. What the person wrote in its place is not found.
 */
export function findConverted(
  segments: readonly WrittenSegment[],
  settings: WritingSettings,
): readonly ConvertedText[] {
  // A number or a command may be split over two segments, or each is whole.
  const found = new Found(segments);
  found.read(segments, settings);
  for (const segment of segments) {
    found.read([segment], settings);
  }
  return found.places.toSorted((a, b) => a.from - b.from);
}

class Found {
  readonly places: ConvertedText[] = [];
  readonly #text: string;
  readonly #parts = new Map<string, TextPart>();

  constructor(segments: readonly WrittenSegment[]) {
    let from = 0;
    for (const { segment_id, text } of segments) {
      this.#parts.set(segment_id, { from, to: from + text.length });
      from += text.length;
    }
    this.#text = segments.map(({ text }) => text).join('');
  }

  /** Adds what the speech of these segments was converted to in their texts, where nothing is found yet. */
  read(segments: readonly WrittenSegment[], settings: WritingSettings): void {
    const start = this.#parts.get(segments.at(0)?.segment_id ?? '')?.from ?? 0;
    const end = this.#parts.get(segments.at(-1)?.segment_id ?? '')?.to ?? 0;
    const spoken = segments.map(toSpoken);
    for (const [at, readPossible] of listPossibleTexts(settings).entries()) {
      if (at > 0 && !this.#hasMore({ from: start, to: end })) {
        return;
      }
      const written = readPossible(spoken);
      for (const { segmentId, ...one } of findIn(written, this.#text.slice(start, end))) {
        const place = { ...one, from: start + one.from, to: start + one.to };
        if (this.#isOwn(place, segmentId) && this.#isFree(place)) {
          this.places.push(place);
        }
      }
    }
  }

  /** A segment writes its own text, or the line break before it. */
  #isOwn({ from, to }: TextPart, segmentId: string): boolean {
    const part = this.#parts.get(segmentId) ?? { from: 0, to: 0 };
    const start = this.#text.slice(0, part.from).trimEnd().length;
    return start <= from && to <= part.to;
  }

  #isFree({ from, to }: TextPart): boolean {
    return this.places.every((other) => to <= other.from || other.to <= from);
  }

  /** Whether a part has marks, digits or line breaks that are not found yet. */
  #hasMore({ from, to }: TextPart): boolean {
    return [...this.#text.slice(from, to).matchAll(/[\p{P}\p{Nd}\n]/gu)].some(({ index }) =>
      this.#isFree({ from: from + index, to: from + index + 1 }),
    );
  }
}

type Spoken = Parameters<typeof readConversions>[0][number];

function toSpoken({ segment_id, words }: WrittenSegment): Spoken {
  return {
    id: segment_id,
    text: words.map(({ word }) => word).join(' '),
    words: words.map(({ word, start, end }) => ({ text: word, start, end })),
  };
}

type Reader = (spoken: readonly Spoken[]) => WrittenSpeech;

const readersBySettings = new WeakMap<WritingSettings, readonly Reader[]>();

/** The text may have been written by other settings than those of today, and before its words had times. */
function listPossibleTexts(settings: WritingSettings): readonly Reader[] {
  const converting = { ...settings, convertPunctuations: true, convertNumbers: true };
  const readers =
    readersBySettings.get(settings) ??
    (['smart', 'always'] as const).flatMap((numberMode) => createReaders(converting, numberMode));
  readersBySettings.set(settings, readers);
  return readers;
}

function createReaders(
  settings: WritingSettings,
  numberMode: WritingSettings['numberMode'],
): readonly Reader[] {
  const rules = { ...settings, numberMode };
  const withoutTimes = (spoken: readonly Spoken[]) => spoken.map(({ id, text }) => ({ id, text }));
  return [
    (spoken) => readConversions(spoken, rules),
    (spoken) => readConversions(withoutTimes(spoken), rules),
  ];
}

function findIn({ text, conversions }: WrittenSpeech, written: string): Conversion[] {
  if (conversions.length === 0) {
    return [];
  }
  const places = new TextPlaces(text, written);
  return conversions.flatMap((conversion) => {
    const place = places.find(conversion.from, conversion.to);
    return place === null ? [] : [{ ...conversion, ...place }];
  });
}
