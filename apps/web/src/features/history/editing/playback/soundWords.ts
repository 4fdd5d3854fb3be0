import {
  findWordTimes,
  readPlacedSegments,
  readSelection,
  toPosition,
  type TranscriptDocument,
} from '@nevisa/transcript';
import type { WaveformMark } from '@nevisa/ui';
import type { SoundSpan } from './player.ts';
import { findSilences, type Silences } from './playbackMoves.ts';

type Recognised = ReturnType<TranscriptDocument['recognised']['list']>;

/** The silences between the recognised words; the words of a text that was edited change none of them. */
export function findSegmentSilences(segments: Recognised): Silences | null {
  return findSilences(segments.flatMap(({ words }) => words));
}

/** When the words below a confidence begin, in seconds. */
export function listUncertainTimes(segments: Recognised, threshold: number): readonly number[] {
  return segments.flatMap(({ words }) =>
    words.filter(({ confidence }) => confidence < threshold).map(({ start }) => start),
  );
}

/** The words of the edited text between two times, in seconds. */
export function listWordsBetween(
  document: TranscriptDocument,
  [from, until]: readonly [from: number, until: number],
  threshold: number,
): readonly WaveformMark[] {
  return readPlacedSegments(document)
    .filter(
      ({ segment: { start, end } }) =>
        start !== null && end !== null && end >= from && start <= until,
    )
    .flatMap((placed) =>
      findWordTimes(placed)
        .filter(({ start, end }) => end >= from && start <= until)
        .map((token) => ({
          from: token.start,
          until: token.end,
          label: placed.text.slice(token.from, token.to),
          quiet: !placed.segment.words
            .slice(token.firstWord, token.lastWord)
            .some(({ conf }) => conf < threshold),
        })),
    );
}

/** The time of the selected words; null without a selection, and where it has no time. */
export function findSelectedSpan(document: TranscriptDocument): SoundSpan | null {
  const { from, to } = readSelection(document);
  if (from === to) {
    return null;
  }
  const times = readPlacedSegments(document)
    .filter((placed) => placed.from < to && toPosition(placed, placed.text.length) > from)
    .flatMap((placed) =>
      findWordTimes(placed).filter(
        (token) => toPosition(placed, token.from) < to && toPosition(placed, token.to) > from,
      ),
    );
  const start = Math.min(...times.map((token) => token.start));
  const end = Math.max(...times.map((token) => token.end));
  return end > start ? { start, end } : null;
}
