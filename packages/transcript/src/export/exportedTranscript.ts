import { toLatinDigits, toPersianDigits } from '@nevisa/writing';
import type { SavedSegment, SavedSpeaker } from '../segments/savedSegment.ts';
import { findWordTimes } from '../times/findWordTimes.ts';

/** A word of an exported text; a token between two spaces. */
export interface ExportedWord {
  readonly text: string;
  /** In whole ms of the recording; null for a word without a time. */
  readonly start: number | null;
  readonly end: number | null;
  /** A cue begins here: the word begins or follows a segment whose words have no times. */
  readonly isApart: boolean;
}

/** A paragraph of an exported text. */
export interface ExportedParagraph {
  /** The name of the speaker; null where none is known. */
  readonly speaker: string | null;
  readonly text: string;
  readonly words: readonly ExportedWord[];
}

/** A text as it is written into a file. */
export interface ExportedTranscript {
  readonly title: string;
  readonly paragraphs: readonly ExportedParagraph[];
}

/** What is exported of a conversation: as `readSegments` and `readSpeakers` give it, or as it is saved. */
export interface ExportSource {
  readonly title: string;
  /** The whole text; its lines are the paragraphs where there are no segments. */
  readonly text: string;
  readonly segments: readonly SavedSegment[];
  readonly speakers: readonly SavedSpeaker[];
}

export const digitChoices = ['kept', 'persian', 'latin'] as const;

/** How digits are written: as they are in the text, or all in one script. */
export type DigitChoice = (typeof digitChoices)[number];

/**
 * The paragraphs of a text and the times of its words: a segment that ends with a
 * line break ends its paragraph, and so does a change of the speaker.
 */
export function describeTranscript(
  source: ExportSource,
  digits: DigitChoice = 'kept',
): ExportedTranscript {
  const builder = createTextBuilder(source.speakers, digits);
  source.segments.forEach(builder.add);
  return {
    title: createWriter(source.title, digits)(source.title),
    paragraphs: builder.hasText() ? builder.end() : readLines(source.text, digits),
  };
}

/** Builds the paragraphs of a text from its segments, which may arrive in parts. */
export interface TextBuilder {
  add: (segment: SavedSegment) => void;
  hasText: () => boolean;
  end: () => readonly ExportedParagraph[];
}

export function createTextBuilder(
  speakers: readonly SavedSpeaker[],
  digits: DigitChoice = 'kept',
): TextBuilder {
  const names = new Map(
    speakers.map(({ id, name }) => [id, cleanText(name).replaceAll(/\s+/gu, ' ').trim()]),
  );
  const paragraphs: { speaker: string | null; texts: string[]; words: ExportedWord[] }[] = [];
  let hasEnded = true;
  let isApart = false;
  return {
    add(segment) {
      const speaker = names.get(segment.speaker ?? '') || null;
      const isTimedAsWhole = segment.words.length === 0 && segment.start !== null;
      isApart ||= isTimedAsWhole;
      hasEnded ||= /^\s*\n/u.test(segment.text);
      readSegmentLines(segment, digits).forEach(({ text, words }, line) => {
        const last = paragraphs.at(-1);
        const own = words.map(({ text: word, start, end }, at) => ({
          text: word,
          start,
          end,
          isApart: at === 0 && isApart,
        }));
        isApart = words.length === 0 && isApart;
        if (last === undefined || hasEnded || line > 0 || last.speaker !== speaker) {
          paragraphs.push({ speaker, texts: [text], words: own });
          hasEnded = false;
        } else {
          last.texts.push(text);
          last.words.push(...own);
        }
      });
      hasEnded ||= /\n\s*$/u.test(segment.text);
      isApart ||= isTimedAsWhole;
    },
    hasText: () => paragraphs.some(({ words }) => words.length > 0),
    end: () =>
      paragraphs.flatMap(({ speaker, texts, words }) => {
        const text = texts.join(' ').replaceAll(/ +/g, ' ').trim();
        return text === '' ? [] : [{ speaker, text, words }];
      }),
  };
}

interface SegmentLine {
  readonly text: string;
  readonly words: readonly Omit<ExportedWord, 'isApart'>[];
}

function readSegmentLines(segment: SavedSegment, digits: DigitChoice): SegmentLine[] {
  const text = segment.text.trim();
  const write = createWriter(text, digits);
  const tokens = findWordTimes({ segment, text });
  let begin = 0;
  let next = 0;
  return text.split('\n').map((line) => {
    const from = begin;
    begin += line.length + 1;
    const words: Omit<ExportedWord, 'isApart'>[] = [];
    for (const { 0: word, index } of line.matchAll(/\S+/gu)) {
      while ((tokens[next]?.from ?? Infinity) < from + index) {
        next += 1;
      }
      const token = tokens[next];
      const time = token?.from === from + index ? token : undefined;
      const start = toMilliseconds(time?.start);
      const end = start === null ? null : Math.max(start, toMilliseconds(time?.end) ?? start);
      words.push({ text: write(word), start, end });
    }
    return { text: write(line), words };
  });
}

function readLines(text: string, digits: DigitChoice): ExportedParagraph[] {
  const builder = createTextBuilder([], digits);
  text.split('\n').forEach((line) => {
    builder.add({
      segment_id: '',
      text: `${line}\n`,
      start: null,
      end: null,
      words: [],
      speaker: null,
      is_edited: true,
    });
  });
  return [...builder.end()];
}

/** Whether a text has times, without which there are no subtitles. */
export function hasTimes({ segments }: Pick<ExportSource, 'segments'>): boolean {
  return segments.some(
    ({ text, words, start, end }) =>
      text.trim() !== '' && (words.length > 0 || (start !== null && end !== null)),
  );
}

function toMilliseconds(seconds: number | undefined): number | null {
  return seconds === undefined || !Number.isFinite(seconds)
    ? null
    : Math.max(0, Math.round(seconds * 1_000));
}

/** How the parts of a text are written; most texts have nothing to be cleaned of but line breaks. */
function createWriter(text: string, digits: DigitChoice): (part: string) => string {
  const isClean = !/[^\P{Cc}\n]|[\p{Cs}\uFFFE\uFFFF]/u.test(text);
  return (part) => changeDigits(isClean ? part : cleanText(part), digits);
}

// Half characters and control characters are in no file: XML has no place for them.
function cleanText(text: string): string {
  return text
    .replaceAll(/[\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replaceAll(/[\t-\r]/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Converts the digits of each word that has no Latin letter: an address stays as it is. */
function changeDigits(text: string, digits: DigitChoice): string {
  if (digits === 'kept') {
    return text;
  }
  const convert = digits === 'persian' ? toPersianDigits : toLatinDigits;
  return text.replaceAll(/\S+/gu, (word) => (/[a-z@]/iu.test(word) ? word : convert(word)));
}
